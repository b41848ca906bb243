#include "cli/engine/analysis_scope.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

bool is_anybody_wanted(const Collection& collection, const AnnotateSettings& settings)
{
    const auto plays = [&](const Match& match) {
        const ByPlayer<bool> wanted = wanted_players(match, settings);
        return wanted.first || wanted.second;
    };
    return collection.matches.empty() || std::ranges::any_of(collection.matches, plays);
}

/// True if a match has one of the games that are to be judged, or nothing is said of games.
bool has_wanted_game(const Collection& collection, const AnnotateSettings& settings)
{
    const auto has_game = [&](const Match& match) {
        return std::ranges::any_of(settings.games,
                                   [&](const GameRange& range) { return range.first <= match.games.size(); });
    };
    return settings.games.empty() || collection.matches.empty() ||
           std::ranges::any_of(collection.matches, has_game);
}

}  // namespace

std::optional<Diagnostic> nothing_to_analyze(const Collection& collection, const AnnotateSettings& settings)
{
    if (!is_anybody_wanted(collection, settings)) {
        const std::string why = fmt::format("no player is called {}", printable(settings.player_name));
        return Diagnostic{.code = "no-player", .message = why};
    }
    if (has_wanted_game(collection, settings)) return std::nullopt;
    std::size_t games = 0;
    for (const Match& match : collection.matches)
        games = std::max(games, match.games.size());
    return Diagnostic{.code = "no-game",
                      .message = fmt::format("it has {}, and none of those that --games names",
                                             counted(games, "game", "games"))};
}

}  // namespace gammonkit::cli
