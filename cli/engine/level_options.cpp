#include "cli/engine/level_options.hpp"

#include "support/text.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr int kUsualPlies = 2;

Result<void> check(const EngineArguments& engine)
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

/// "0.05" or "0.05,random"
Result<void> use_noise(Level& level, std::string_view text)
{
    const std::size_t comma = text.find(',');
    const std::string_view kind = comma == std::string_view::npos ? "" : trimmed(text.substr(comma + 1));
    const std::optional<double> noise = parse_double(trimmed(text.substr(0, comma)));
    const bool is_kind = comma == std::string_view::npos || kind == "random" || kind == "deterministic";
    if (!noise || !std::isfinite(*noise) || *noise < 0 || !is_kind)
        return failure("usage",
                       fmt::format("--noise needs a number from 0 on, such as 0.05, and perhaps ,random, "
                                   "not '{}'",
                                   printable(text)));
    level.context.noise = *noise;
    level.context.deterministic_noise = *noise > 0 && kind != "random";
    return {};
}

/// What is said of evaluations, whatever their plies.
Result<void> refine(Level& level, const EngineArguments& engine)
{
    if (!engine.rolls.empty()) {
        const std::optional<RollSet> rolls = roll_set_of(parse_int(engine.rolls).value_or(0));
        if (!rolls) return failure("usage", fmt::format("there is no set of {} rolls", engine.rolls));
        level.rolls = *rolls;
    }
    if (engine.cubeless) level.context.cubeful = false;
    return engine.noise.empty() ? Result<void>{} : use_noise(level, engine.noise);
}

Result<Level> refined(Level level, const EngineArguments& engine)
{
    GK_TRY_VOID(refine(level, engine));
    if (engine.filter.empty()) return level;
    GK_TRY(level.filters, move_filters_of(engine.filter, level.context.plies));
    return level;
}

Result<Level> level_of_plays(const EngineArguments& engine)
{
    if (engine.level.empty()) return level_of_plies(engine.ply.value_or(kUsualPlies));
    if (const std::optional<Depth> depth = depth_named(engine.level)) return depth->level;
    return gnubg_level(engine.level);
}

/// The usual filters of analyses let two plays pass; a level of GNU Backgammon has its own.
Result<Depth> usual_depth(const EngineArguments& engine)
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

Result<AskedLevels> levels_of(const EngineArguments& engine)
{
    GK_TRY_VOID(check(engine));
    GK_TRY(Level level, level_of_plays(engine));
    GK_TRY(const Level plays, refined(std::move(level), engine));
    return AskedLevels{.plays = plays, .cube = engine.cube_ply ? with_plies(plays, *engine.cube_ply) : plays};
}

Result<Depth> depth_of(const EngineArguments& engine)
{
    GK_TRY_VOID(check(engine));
    GK_TRY(Depth depth, usual_depth(engine));
    GK_TRY(depth.level, refined(std::move(depth.level), engine));
    GK_TRY_VOID(refine(depth.screen, engine));
    if (engine.cube_ply) depth.cube = with_plies(depth.level, *engine.cube_ply);
    return depth;
}

}  // namespace gammonkit::cli
