#include "analysis/play/luck_meter.hpp"

namespace gammonkit {
namespace {

/// An opening is no double.
double probability_of(const WeightedRoll& roll, bool opening)
{
    if (!opening) return static_cast<double>(roll.probability);
    constexpr double kOpeningRolls = 15;
    return roll.dice.is_double() ? 0 : 1 / kOpeningRolls;
}

}  // namespace

double LuckMeter::luck(const GameSituation& situation, Dice dice, bool opening)
{
    const CubeLine line(context_, situation.cube, 1);
    const Player other = opponent(situation.on_roll);
    const auto replies = look_ahead_.best_replies(situation.board, gammon_values(line, situation.on_roll));
    double luck = 0;
    for (std::size_t r = 0; r < replies.size(); ++r) {
        const auto& [board, chances] = replies[r];
        const Evaluation theirs = static_evaluation(evaluator_, board, chances, other, line);
        const double value = context_.opposite(line.decided(theirs.values, 0, other));
        const double times = kAllRolls[r].dice.same_roll(dice) ? 1 : 0;
        luck += value * (times - probability_of(kAllRolls[r], opening));
    }
    return luck;
}

}  // namespace gammonkit
