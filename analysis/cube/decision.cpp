#include "analysis/cube/decision.hpp"

#include <algorithm>

namespace gammonkit {
CubeDecision decide(const CubeContext& context, const Rules& rules, Player player, const Cube& cube,
                    double no_double, double double_take, bool gammons)
{
    CubeDecision decision;
    decision.values = {no_double, double_take, context.won(player, cube.value)};
    const auto normalized = [&](double value) { return context.normalized(value, player, cube.value); };
    decision.normalized = {normalized(no_double), normalized(double_take),
                           normalized(decision.values.double_drop)};
    const VerdictRules how{.available = context.may_double(player, cube),
                           .redouble = !cube.is_centered(),
                           .beavers = rules.is_money() && rules.beavers.value_or(false),
                           .gammons = gammons};
    decision.verdict = cube_verdict(decision.normalized, how);
    const double doubled = value_of_double(decision.values, decision.verdict.answer);
    decision.optimal = how.available ? std::max(no_double, doubled) : no_double;
    return decision;
}

CubeDecision static_decision(const CubeContext& context, const Rules& rules, const Chances& chances,
                             Player player, const Cube& cube, const CubeEfficiency& efficiency)
{
    const Cube turned{.value = 2 * cube.value, .owner = opponent(player)};
    const double no_double = context.cubeful(chances, player, cube, efficiency);
    const double double_take = context.cubeful(chances, player, turned, efficiency);
    const bool gammons = chances.win_gammon > 0 && context.gammons_count(cube);
    return decide(context, rules, player, cube, no_double, double_take, gammons);
}

}  // namespace gammonkit
