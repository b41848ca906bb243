#include "cli/engine/level_options.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

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

}  // namespace

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
    if (engine.cube_ply) depth.cube = with_plies(depth.level, *engine.cube_ply);
    return depth;
}

}  // namespace gammonkit::cli
