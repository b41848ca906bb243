#include "analysis/search/look_ahead.hpp"

#include "analysis/evaluate/position_class.hpp"
#include "analysis/search/dice_rolls.hpp"

namespace gammonkit {
namespace {

void add(Chances& sum, const Chances& c, float weight)
{
    sum.win += weight * c.win;
    sum.win_gammon += weight * c.win_gammon;
    sum.win_backgammon += weight * c.win_backgammon;
    sum.lose_gammon += weight * c.lose_gammon;
    sum.lose_backgammon += weight * c.lose_backgammon;
}

}  // namespace

Chances LookAhead::value(const Board& board, int plies, const GammonValues& values)
{
    Chances result;
    if (plies == 0 || classify(board) == PositionClass::over) {
        evaluator_.evaluate({&board, 1}, {&result, 1}, scratch_);
        return result;
    }
    const std::vector<Reply> replies = best_replies(board, values);
    for (std::size_t r = 0; r < replies.size(); ++r) {
        const Chances theirs =
            plies == 1 ? replies[r].chances : value(replies[r].board, plies - 1, swapped(values));
        add(result, swapped(theirs), kAllRolls[r].probability);
    }
    return result;
}

std::vector<LookAhead::Reply> LookAhead::best_replies(const Board& board, const GammonValues& values)
{
    plays_.clear();
    for (const WeightedRoll& roll : kAllRolls)
        plays_.add(board, roll.dice);
    plays_.shorten(values);
    plays_.evaluate();
    std::vector<Reply> replies;
    for (std::size_t r = 0; r < plays_.rolls(); ++r) {
        const std::size_t best = plays_.best(r, values);
        replies.push_back({plays_.boards(r)[best], plays_.chances(r)[best]});
    }
    return replies;
}

}  // namespace gammonkit
