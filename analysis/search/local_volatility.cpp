#include "analysis/search/local_volatility.hpp"

#include "analysis/cube/jump_model.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/successors.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit {
namespace {

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
