#include "analysis/search/play_picker.hpp"

#include "analysis/search/level.hpp"
#include "analysis/successors.hpp"

#include <algorithm>

namespace gammonkit {

Board PlayPicker::best(const PlayQuestion& question, const CubeContext& context, Dice dice)
{
    boards_.clear();
    add_successors(boards_, question.board, dice);
    if (boards_.size() == 1) return boards_.front();
    plays_.clear();
    for (const Board& board : boards_)
        plays_.emplace_back(0, board);
    std::size_t count = plays_.size();
    judge(question, context, count, 0);
    for (int plies = 0; plies < question.plies; ++plies) {
        const auto& filter = question.filters[static_cast<std::size_t>(plies)];
        if (!filter) continue;
        if (plies > 0) judge(question, context, count, plies);
        count = passing(*filter, count, [&](std::size_t i) { return plays_[i].first; });
    }
    if (question.plies > 0 && count > 1) judge(question, context, count, question.plies);
    return plays_.front().second;
}

/// Looks at the first `count` plays and puts them in order.
void PlayPicker::judge(const PlayQuestion& question, const CubeContext& context, std::size_t count, int plies)
{
    const CubeLine line(context, question.cube, plies + 1);
    boards_.clear();
    for (std::size_t i = 0; i < count; ++i)
        boards_.push_back(plays_[i].second);
    chances_.resize(count);
    evaluator_.evaluate(boards_, chances_, scratch_);
    for (std::size_t i = 0; i < count; ++i)
        plays_[i].first = value_of_play(question, boards_[i], chances_[i], plies, line);
    const auto better = [](const auto& a, const auto& b) { return a.first > b.first; };
    std::stable_sort(plays_.begin(), plays_.begin() + static_cast<std::ptrdiff_t>(count), better);
}

/// `chances` are those of the opponent, without looking ahead.
double PlayPicker::value_of_play(const PlayQuestion& question, const Board& board, const Chances& chances,
                                 int plies, const CubeLine& line)
{
    const Player other = opponent(question.on_roll);
    if (!question.cubeful) {
        const GammonValues values = gammon_values(line, other);
        const Chances theirs = plies == 0 ? chances : look_ahead_.value(board, plies, values);
        return -static_cast<double>(utility(theirs, values));
    }
    const Evaluation theirs = plies == 0 ? static_evaluation(evaluator_, board, chances, other, line)
                                         : look_ahead_.value(board, other, plies, line);
    const CubeContext& context = line.context();
    const double value = context.opposite(line.decided(theirs.values, 0, other));
    return context.normalized(value, question.on_roll, question.cube.value);
}

}  // namespace gammonkit
