#include "formats/xg/mapping/rollout_settings.hpp"

#include "formats/xg/mapping/levels.hpp"

#include <algorithm>

namespace gammonkit::xg {
namespace {

RolloutPlayer player_at(std::int32_t checker, std::int32_t cube, bool cubeful)
{
    return {.cube = {.plies = cube, .cubeful = cubeful},
            .checker = {.plies = checker, .cubeful = cubeful},
            .filters = {}};
}

}  // namespace

void set_settings(Rollout& rollout, const RolloutContext& context)
{
    rollout.truncated = context.truncated;
    rollout.truncated_at = context.truncated_at;
    rollout.variance_reduction = context.variance_reduction;
    rollout.cubeless = !context.cubeful;
    rollout.cut = context.late_evaluations ? context.late_from : 0;
    rollout.seeds[1] = static_cast<std::int32_t>(context.seed);
    rollout.checker_levels = {context.players.first.checker.plies, context.late_players.first.checker.plies};
    rollout.cube_levels = {context.players.first.cube.plies, context.late_players.first.cube.plies};
}

std::optional<RolloutContext> settings_of(const Rollout& rollout)
{
    const auto all_plies = [](const auto& levels) {
        return std::all_of(levels.begin(), levels.end(), is_ply);
    };
    if (!all_plies(rollout.checker_levels) || !all_plies(rollout.cube_levels)) return std::nullopt;
    RolloutContext context;
    context.cubeful = !rollout.cubeless;
    context.variance_reduction = rollout.variance_reduction;
    context.quasi_random_dice = true;
    context.late_evaluations = rollout.cut > 0;
    context.late_from = std::max(rollout.cut, 0);
    context.truncated = rollout.truncated;
    context.truncated_at = rollout.truncated_at;
    context.seed = static_cast<std::uint32_t>(rollout.seeds[1]);
    const auto one = player_at(rollout.checker_levels[0], rollout.cube_levels[0], context.cubeful);
    const auto late = player_at(rollout.checker_levels[1], rollout.cube_levels[1], context.cubeful);
    context.players = {one, one};
    context.late_players = {late, late};
    return context;
}

}  // namespace gammonkit::xg
