#include "analysis/rollout/trial.hpp"
#include "analysis/search/passing.hpp"
#include "analysis/successors.hpp"

#include <algorithm>

namespace gammonkit {

/// The board after the play that seems best, seen by the opponent.
Board Trials::best_play(const Situation& now, Dice dice)
{
    boards_.clear();
    add_successors(boards_, now.board, dice);
    if (boards_.size() == 1) return boards_.front();
    plays_.clear();
    for (const Board& board : boards_)
        plays_.emplace_back(0, board);
    judge_plays(now, plays_.size(), 0);
    const RolloutDepth& own = depth(now);
    std::size_t count = plays_.size();
    for (int plies = 0; plies < own.checker; ++plies) {
        const auto& filter = own.filters[static_cast<std::size_t>(plies)];
        if (!filter) continue;
        if (plies > 0) judge_plays(now, count, plies);
        count = passing(*filter, count, [&](std::size_t i) { return plays_[i].first; });
    }
    if (own.checker > 0 && count > 1) judge_plays(now, count, own.checker);
    return plays_.front().second;
}

/// Looks at the first `count` plays and puts them in order.
void Trials::judge_plays(const Situation& now, std::size_t count, int plies)
{
    const CubeLine line(context_, now.cube, plies + 1);
    boards_.clear();
    for (std::size_t i = 0; i < count; ++i)
        boards_.push_back(plays_[i].second);
    chances_.resize(count);
    evaluator_.evaluate(boards_, chances_, scratch_);
    for (std::size_t i = 0; i < count; ++i)
        plays_[i].first = value_of_play(now, boards_[i], chances_[i], plies, line);
    const auto better = [](const auto& a, const auto& b) { return a.first > b.first; };
    std::stable_sort(plays_.begin(), plays_.begin() + static_cast<std::ptrdiff_t>(count), better);
}

/// `chances` are those of the opponent, without looking ahead.
double Trials::value_of_play(const Situation& now, const Board& board, const Chances& chances, int plies,
                             const CubeLine& line)
{
    const Player other = opponent(now.on_roll);
    if (!settings_.cubeful) {
        const GammonValues values = gammon_values(line, other);
        const Chances theirs = plies == 0 ? chances : look_ahead_.value(board, plies, values);
        return -static_cast<double>(utility(theirs, values));
    }
    const Evaluation theirs = plies == 0 ? static_evaluation(evaluator_, board, chances, other, line)
                                         : look_ahead_.value(board, other, plies, line);
    const double value = context_.opposite(line.decided(theirs.values, 0, other));
    return context_.normalized(value, now.on_roll, now.cube.value);
}

}  // namespace gammonkit
