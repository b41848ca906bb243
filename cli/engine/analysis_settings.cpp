#include "cli/engine/analysis_settings.hpp"

#include "cli/engine/cube_model.hpp"
#include "cli/engine/level_options.hpp"
#include "cli/engine/near_names.hpp"
#include "cli/engine/rollout_settings.hpp"
#include "cli/options/help.hpp"
#include "formats/extra_keys.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// "plays,luck"
Result<JudgedParts> judged_parts_of(const std::string& list)
{
    if (list.empty()) return JudgedParts{};
    JudgedParts parts{.plays = false, .cube = false, .luck = false};
    for (const std::string_view word : split(list, ',')) {
        const std::string_view part = trimmed(word);
        if (part == "plays") {
            parts.plays = true;
        } else if (part == "cube") {
            parts.cube = true;
        } else if (part == "luck") {
            parts.luck = true;
        } else {
            return failure("usage", fmt::format("--judge knows nothing of '{}'", printable(part)),
                           "plays, cube, luck, or several of them: plays,cube");
        }
    }
    return parts;
}

void choose_player(const std::string& text, AnnotateSettings& settings)
{
    if (text == "1" || text == "2") {
        settings.players = {text == "1", text == "2"};
    } else {
        settings.player_name = text;
    }
}

std::optional<GameRange> game_range(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const std::optional<int> first = parse_int(text.substr(0, dash));
    const std::optional<int> last = dash == std::string_view::npos ? first : parse_int(text.substr(dash + 1));
    if (!first || !last || *first < 1 || *last < *first) return std::nullopt;
    return GameRange{static_cast<std::size_t>(*first), static_cast<std::size_t>(*last)};
}

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

Result<CountingRules> counting_of(const AnalysisArguments& analysis)
{
    const std::optional<StatisticsRules> rules = statistics_rules_named(analysis.rules);
    CountingRules counting = counting_by(rules.value_or(StatisticsRules::gnubg));
    if (!analysis.thresholds.empty()) {
        GK_TRY(counting.thresholds, thresholds_from(analysis.thresholds));
    }
    return counting;
}

std::optional<std::vector<GameRange>> game_list(std::string_view text)
{
    std::vector<GameRange> games;
    while (true) {
        const std::size_t comma = text.find(',');
        const std::optional<GameRange> range = game_range(text.substr(0, comma));
        if (!range) return std::nullopt;
        games.push_back(*range);
        if (comma == std::string_view::npos) return games;
        text = without_first(text, comma + 1);
    }
}

Result<AnnotateSettings> annotate_settings(const Arguments& arguments)
{
    if (arguments.analysis.keep && arguments.analysis.replace)
        return failure("usage", "--keep and --replace exclude each other");
    AnnotateSettings settings;
    GK_TRY(settings.depth, depth_of(arguments.engine));
    GK_TRY(settings.parts, judged_parts_of(arguments.analysis.judge));
    settings.luck_plies = arguments.analysis.luck_ply;
    GK_TRY(settings.rollouts, error_rollouts_of(arguments));
    if (!arguments.analysis.thresholds.empty()) {
        GK_TRY(settings.thresholds, thresholds_from(arguments.analysis.thresholds));
    }
    if (!arguments.analysis.games.empty()) {
        std::optional<std::vector<GameRange>> games = game_list(arguments.analysis.games);
        if (!games) {
            return failure("usage", fmt::format("'{}' is not a list of games", arguments.analysis.games),
                           "numbers and ranges such as 1,3-5");
        }
        settings.games = *std::move(games);
    }
    choose_player(arguments.analysis.player, settings);
    settings.keep = arguments.analysis.keep;
    settings.most_plays = static_cast<std::size_t>(arguments.engine.plays.value_or(10));
    GK_TRY(const CubeModel model, cube_model_of(arguments.engine));
    settings.engine = engine_name_with(model, settings.depth.level.rolls);
    settings.extras_of_analysis = kExtrasOfAnalysis;
    return settings;
}

std::optional<Diagnostic> nothing_to_analyze(const Collection& collection, const AnnotateSettings& settings)
{
    if (!is_anybody_wanted(collection, settings)) {
        NearNames near;
        near.add(collection, settings.player_name);
        return no_player(Severity::error, settings.player_name, near);
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
