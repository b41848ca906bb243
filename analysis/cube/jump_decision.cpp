#include "analysis/cube/jump_decision.hpp"

#include "analysis/cube/jump_model.hpp"
#include "analysis/cube/outcome_mix.hpp"
#include "analysis/search/local_volatility.hpp"

namespace gammonkit {
namespace {

CubePlace place_of(const GameState& state)
{
    if (state.cube.is_centered()) return CubePlace::centered;
    return state.cube.owner == state.on_roll ? CubePlace::own : CubePlace::other;
}

}  // namespace

JumpDecision jump_decision(const Evaluator& evaluator, const GameState& state, const Chances& chances,
                           double volatility)
{
    const OutcomeMix mix = outcome_mix(chances);
    const CubePlace place = place_of(state);
    const JumpModel model(volatility, points_won(mix.own), points_won(mix.other), state.rules.uses_jacoby());
    JumpDecision decision;
    decision.local_volatility = local_volatility(evaluator, board_of(state.position, state.on_roll));
    decision.volatility = volatility;
    decision.cash_point = model.cash_point();
    decision.values = model.values(mix.win, place, decision.local_volatility);
    const bool counts = place != CubePlace::centered || !state.rules.uses_jacoby();
    decision.verdict = cube_verdict(decision.values, {.available = place != CubePlace::other,
                                                      .redouble = place == CubePlace::own,
                                                      .beavers = state.rules.beavers.value_or(false),
                                                      .gammons = counts && chances.win_gammon > 0});
    return decision;
}

}  // namespace gammonkit
