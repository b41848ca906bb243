#include "cli/engine/analysis_settings.hpp"

#include "cli/engine/near_names.hpp"
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

constexpr int kUsualPlies = 2;

Result<void> check(const EngineOptions& engine)
{
    if (engine.level.empty() || !engine.ply) return {};
    return failure("usage", "--level and --ply exclude each other");
}

Result<Level> gnubg_level(const std::string& name)
{
    std::optional<Level> level = level_named(name);
    if (!level) return failure("usage", fmt::format("there is no level '{}'", printable(name)));
    // The same question has the same answer.
    level->context.deterministic_noise = level->context.noise > 0;
    return *std::move(level);
}

/// What is said of evaluations, whatever their plies.
void refine(Level& level, const EngineOptions& engine)
{
    if (engine.rolls) level.rolls = *engine.rolls;
    if (engine.cubeless) level.context.cubeful = false;
    if (!engine.noise) return;
    level.context.noise = engine.noise->deviation;
    level.context.deterministic_noise = engine.noise->deviation > 0 && !engine.noise->is_random;
}

Result<Level> refined(Level level, const EngineOptions& engine)
{
    refine(level, engine);
    if (engine.filter.empty()) return level;
    GK_TRY(level.filters, move_filters_of(engine.filter, level.context.plies));
    return level;
}

Result<Level> level_of_plays(const EngineOptions& engine)
{
    if (engine.level.empty()) return level_of_plies(engine.ply.value_or(kUsualPlies));
    if (const std::optional<Depth> depth = depth_named(engine.level)) return depth->level;
    return gnubg_level(engine.level);
}

/// The usual filters of analyses let two plays pass; a level of GNU Backgammon has its own.
Result<Depth> usual_depth(const EngineOptions& engine)
{
    if (engine.ply) return *depth_of_plies(*engine.ply);
    if (const auto depth = depth_named(engine.level.empty() ? "standard" : engine.level)) return *depth;
    GK_TRY(const Level level, gnubg_level(engine.level));
    Depth depth = *depth_of_plies(level.context.plies);
    depth.level = level;
    depth.screen.context.noise = level.context.noise;
    depth.screen.context.deterministic_noise = level.context.deterministic_noise;
    return depth;
}

/// The level of cube decisions beside that of plays.
Level with_plies(const Level& plays, int plies)
{
    Level cube = level_of_plies(plies);
    cube.rolls = plays.rolls;
    cube.context.cubeful = plays.context.cubeful;
    cube.context.noise = plays.context.noise;
    cube.context.deterministic_noise = plays.context.deterministic_noise;
    return cube;
}

/// Each first roll of an opening with each second roll.
constexpr int kOpenings = 30 * 36;
/// As GNU Backgammon has it.
constexpr int kUsualLateFrom = 5;
/// So clear an error need not be rolled out further.
constexpr double kUsualDeviations = 3;

Result<RolloutDepth> depth_of(int plies, const std::string& filter)
{
    RolloutDepth depth = rollout_depth(plies);
    if (filter.empty()) return depth;
    GK_TRY(depth.filters, move_filters_of(filter, plies));
    return depth;
}

Result<ByPlayer<RolloutDepth>> depths_of(const RolloutOptions& rollout, int plies, const std::string& filter)
{
    const ByPlayer<int> of_players = rollout.player_ply.value_or(ByPlayer<int>{plies, plies});
    ByPlayer<RolloutDepth> depths;
    for (const Player player : kPlayers) {
        GK_TRY(depths[player], depth_of(of_players[player], filter));
        depths[player].cube = rollout.cube_ply.value_or(depths[player].cube);
    }
    return depths;
}

Result<std::optional<LateDepths>> late_depths_of(const RolloutOptions& rollout, const std::string& filter)
{
    if (!rollout.late_ply) {
        if (rollout.late_from) return failure("usage", "--late-from needs --late-ply");
        return std::nullopt;
    }
    GK_TRY(const RolloutDepth late, depth_of(*rollout.late_ply, filter));
    return LateDepths{.from = rollout.late_from.value_or(kUsualLateFrom), .players = {late, late}};
}

/// How far positions are evaluated where games are cut off. Records have one number for that: where the
/// players look differently far there, the larger one.
std::optional<int> truncation_plies_of(const RolloutOptions& rollout, const RolloutSettings& settings)
{
    if (rollout.truncate_ply || !rollout.truncate) return rollout.truncate_ply;
    const int first = settings.depth(Player::first, *rollout.truncate).cube;
    const int second = settings.depth(Player::second, *rollout.truncate).cube;
    return first == second ? std::nullopt : std::optional(std::max(first, second));
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

Result<std::vector<std::optional<MoveFilter>>> move_filters_of(const std::string& text, int plies)
{
    const bool is_numbers = text.find(':') != std::string::npos;
    const auto filters = is_numbers ? filters_of_numbers(text, plies) : filters_named(text, plies);
    if (filters) return *filters;
    return failure("usage", fmt::format("there is no move filter '{}'", printable(text)),
                   "tiny, narrow, normal, large, huge, or for depths how many pass at any rate, how many "
                   "more and within what: 0:0/8/0.16,2:0/2/0.04");
}

Result<AskedLevels> levels_of(const EngineOptions& engine)
{
    GK_TRY_VOID(check(engine));
    GK_TRY(Level level, level_of_plays(engine));
    GK_TRY(const Level plays, refined(std::move(level), engine));
    return AskedLevels{.plays = plays, .cube = engine.cube_ply ? with_plies(plays, *engine.cube_ply) : plays};
}

Result<Depth> depth_of(const EngineOptions& engine)
{
    GK_TRY_VOID(check(engine));
    GK_TRY(Depth depth, usual_depth(engine));
    GK_TRY(depth.level, refined(std::move(depth.level), engine));
    refine(depth.screen, engine);
    if (depth.bad_cube) depth.bad_cube = with_plies(depth.level, depth.bad_cube->context.plies);
    if (engine.cube_ply) {
        depth.cube = with_plies(depth.level, *engine.cube_ply);
        depth.bad_cube.reset();
    }
    return depth;
}

Result<CubeModel> cube_model_of(const EngineOptions& engine)
{
    CubeModel model = engine.cube_model.value_or(CubeModel{});
    if (engine.x && model.volatility) return failure("usage", "--x and --cube-model jump exclude each other");
    if (engine.x) model.efficiency = engine.x;
    return model;
}

std::string engine_name()
{
    return "GammonKit " GAMMONKIT_VERSION;
}

std::string engine_name_with(const CubeModel& model, RollSet rolls)
{
    std::string name = engine_name();
    if (!model.is_usual()) name += ", " + cube_model_text(model);
    if (rolls != RollSet::all) name += fmt::format(", {} rolls", rolls_of(rolls).size());
    return name;
}

RolloutStop rollout_stop_of(const RolloutOptions& rollout)
{
    RolloutStop stop{.standard_error = rollout.standard_error, .deviations = rollout.deviations};
    stop.least_trials = rollout.least.value_or(static_cast<int>(stop.least_trials));
    return stop;
}

Result<RolloutSettings> rollout_settings_of(const RolloutOptions& rollout, int plies,
                                            const std::string& filter)
{
    if (rollout.cubeful && rollout.cubeless)
        return failure("usage", "--cubeful and --cubeless exclude each other");
    RolloutSettings settings;
    GK_TRY(settings.players, depths_of(rollout, plies, filter));
    GK_TRY(settings.late, late_depths_of(rollout, filter));
    settings.initial_position = rollout.initial_position;
    if (settings.initial_position) settings.trials = kOpenings;
    settings.trials = rollout.trials.value_or(static_cast<int>(settings.trials));
    settings.cubeful = !rollout.cubeless;
    settings.variance_reduction = !rollout.no_variance_reduction;
    settings.luck_plies = rollout.luck_ply.value_or(0);
    settings.quasi_random_dice = !rollout.random_dice;
    settings.truncated_at = rollout.truncate;
    settings.truncation_plies = truncation_plies_of(rollout, settings);
    settings.bearoff = rollout.bearoff_stop;
    settings.seed = static_cast<std::uint64_t>(rollout.seed.value_or(1));
    settings.stop = rollout_stop_of(rollout);
    return settings;
}

Result<std::optional<ErrorRollouts>> error_rollouts_of(const ErrorRolloutOptions& errors,
                                                       const RolloutOptions& rollout)
{
    const bool has_settings = errors.above || rollout.trials || rollout.truncate || errors.ply ||
                              rollout.seed || rollout.deviations || rollout.standard_error;
    if (errors.which.empty()) {
        if (has_settings) return failure("usage", "settings of rollouts need --rollout errors");
        return std::nullopt;
    }
    ErrorRollouts rollouts;
    GK_TRY(rollouts.settings, rollout_settings_of(rollout, errors.ply.value_or(0)));
    if (!rollouts.settings.stop.deviations) rollouts.settings.stop.deviations = kUsualDeviations;
    rollouts.above = errors.above.value_or(rollouts.above);
    return rollouts;
}

}  // namespace gammonkit::cli
