#include "analysis/play/meters.hpp"

#include "analysis/successors.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// Not to double is a decision where less than this is between doubling and waiting. Source: the gnubg
/// manual.
constexpr double kClose = 0.25;

/// An opening is no double.
double probability_of(const WeightedRoll& roll, bool opening)
{
    if (!opening) return static_cast<double>(roll.probability);
    constexpr double kOpeningRolls = 15;
    return roll.dice.is_double() ? 0 : 1 / kOpeningRolls;
}

}  // namespace

CubeSides ErrorMeter::sides(const GameSituation& situation)
{
    const CubeLine line(context_, situation.cube, 1);
    Chances chances;
    evaluator_.evaluate({&situation.board, 1}, {&chances, 1}, scratch_);
    const Evaluation evaluation =
        static_evaluation(evaluator_, situation.board, chances, situation.on_roll, line);
    const std::size_t turned = line.doubled(0, situation.on_roll).value_or(0);
    const auto normalized = [&](double value) {
        return context_.normalized(value, situation.on_roll, situation.cube.value);
    };
    return {.no_double = normalized(evaluation.values[0]),
            .double_take = normalized(evaluation.values[turned]),
            .double_drop = normalized(context_.won(situation.on_roll, situation.cube.value))};
}

double ErrorMeter::value_of_play(const GameSituation& situation, const Board& board, const Chances& chances,
                                 const CubeLine& line) const
{
    const Player other = opponent(situation.on_roll);
    const Evaluation theirs = static_evaluation(evaluator_, board, chances, other, line);
    const double value = context_.opposite(line.decided(theirs.values, 0, other));
    return context_.normalized(value, situation.on_roll, situation.cube.value);
}

void ErrorMeter::judge_play(const GameSituation& situation, Dice dice, const Board& made, ErrorSums& errors)
{
    boards_.clear();
    add_successors(boards_, situation.board, dice);
    if (boards_.size() == 1) return;
    chances_.resize(boards_.size());
    evaluator_.evaluate(boards_, chances_, scratch_);
    const CubeLine line(context_, situation.cube, 1);
    double best = value_of_play(situation, boards_.front(), chances_.front(), line);
    double chosen = best;
    for (std::size_t i = 0; i < boards_.size(); ++i) {
        const double value = value_of_play(situation, boards_[i], chances_[i], line);
        best = std::max(best, value);
        if (boards_[i] == made) chosen = value;
    }
    ++errors.plays;
    errors.play_error += best - chosen;
}

void ErrorMeter::judge_doubling(const GameSituation& situation, bool doubled, ErrorSums& errors)
{
    const CubeSides worth = sides(situation);
    if (!doubled && worth.best() - worth.doubled() >= kClose) return;
    ++errors.cubes;
    errors.cube_error += worth.error_of_offer(doubled);
}

void ErrorMeter::judge_answer(const GameSituation& situation, bool took, ErrorSums& errors)
{
    ++errors.cubes;
    errors.cube_error += sides(situation).error_of_answer(took);
}

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
