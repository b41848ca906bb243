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

void choose_player(const std::string& text, AnnotateSettings& settings)
{
    if (text == "1" || text == "2") {
        settings.players = {text == "1", text == "2"};
    } else {
        settings.player_name = text;
    }
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

CountingRules counting_of(const AnalysisOptions& analysis)
{
    CountingRules counting = counting_by(analysis.rules);
    if (analysis.thresholds) counting.thresholds = analysis.thresholds;
    return counting;
}

Result<AnnotateSettings> annotate_settings(const AnalysisOptions& analysis, const EngineOptions& engine)
{
    if (analysis.keep && analysis.replace) return failure("usage", "--keep and --replace exclude each other");
    AnnotateSettings settings;
    GK_TRY(settings.depth, depth_of(engine));
    settings.parts = analysis.judge;
    settings.luck_plies = analysis.luck_ply;
    settings.thresholds = analysis.thresholds.value_or(MarkThresholds{});
    settings.games = analysis.games;
    choose_player(analysis.player, settings);
    settings.keep = analysis.keep;
    settings.most_plays = static_cast<std::size_t>(engine.plays.value_or(10));
    GK_TRY(const CubeModel model, cube_model_of(engine));
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
                      .message = fmt::format("it has {}, and none of those that --game names",
                                             counted(games, "game", "games"))};
}

}  // namespace gammonkit::cli
