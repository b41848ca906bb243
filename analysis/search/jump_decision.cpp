#include "analysis/search/jump_decision.hpp"

#include "analysis/cube/jump_model.hpp"
#include "analysis/cube/outcome_mix.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/successors.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit {
namespace {

CubePlace place_of(const GameState& state)
{
    if (state.cube.is_centered()) return CubePlace::centered;
    return state.cube.owner == state.on_roll ? CubePlace::own : CubePlace::other;
}

/// The chance to win of the player on roll after the best play of a roll.
double chance_after(const Evaluator& evaluator, const Board& board, Dice dice, Evaluator::Scratch& scratch)
{
    std::vector<Board> boards;
    add_successors(boards, board, dice);
    std::vector<Chances> theirs(boards.size());
    evaluator.evaluate(boards, theirs, scratch);
    const auto best = std::min_element(theirs.begin(), theirs.end(), [](const Chances& a, const Chances& b) {
        return cubeless_equity(a) < cubeless_equity(b);
    });
    return 1 - static_cast<double>(best->win);
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

double local_volatility(const Evaluator& evaluator, const Board& board)
{
    Evaluator::Scratch scratch;
    std::vector<double> after;
    std::vector<double> weights;
    for (const WeightedRoll& roll : kAllRolls) {
        after.push_back(chance_after(evaluator, board, roll.dice, scratch));
        weights.push_back(static_cast<double>(roll.probability));
    }
    return jump_volatility(after, weights);
}

}  // namespace gammonkit
