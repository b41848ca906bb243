#include "analysis/search/plays.hpp"

#include "analysis/successors.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {

void Plays::clear()
{
    ranges_.clear();
    boards_.clear();
}

void Plays::add(const Board& board, Dice dice)
{
    const std::size_t first = boards_.size();
    add_successors(boards_, board, dice);
    ranges_.push_back({.first = first, .last = boards_.size(), .is_race = is_race(board)});
}

void Plays::shorten(const GammonValues& values)
{
    estimate();
    const GammonValues for_opponent = opposite(values);
    kept_.clear();
    for (Range& range : ranges_) {
        order_.clear();
        for (std::size_t i = range.first; i < range.last; ++i)
            order_.emplace_back(utility(chances_[i], for_opponent), i);
        const std::size_t count = range.is_race ? order_.size() : order_promising();
        range.first = kept_.size();
        range.last = range.first + count;
        for (std::size_t i = 0; i < count; ++i)
            kept_.push_back(boards_[order_[i].second]);
    }
    std::swap(boards_, kept_);
}

/// Asks the small net about all plays but those of races: it knows little of them, and their own net is
/// quick.
void Plays::estimate()
{
    const std::span<Chances> chances = room_for_chances();
    const auto is_race = [](const Range& range) { return range.is_race; };
    for (auto range = ranges_.begin(); range != ranges_.end();) {
        const auto end = std::find_if(range, ranges_.end(), is_race);
        if (range != end) {
            const std::size_t count = std::prev(end)->last - range->first;
            evaluator_.estimate(std::span(boards_).subspan(range->first, count),
                                chances.subspan(range->first, count), scratch_);
        }
        range = std::find_if_not(end, ranges_.end(), is_race);
    }
}

/// Sorts the promising plays of a roll to the front, and tells how many they are.
std::size_t Plays::order_promising()
{
    std::size_t count = std::min(order_.size(), promising_.most);
    std::ranges::partial_sort(order_, order_.begin() + static_cast<std::ptrdiff_t>(count));
    while (order_[count - 1].first > order_.front().first + promising_.within)
        --count;
    return count;
}

void Plays::evaluate()
{
    evaluator_.evaluate(boards_, room_for_chances(), scratch_);
}

/// One for each board.
std::span<Chances> Plays::room_for_chances()
{
    if (chances_.size() < boards_.size()) chances_.resize(boards_.size());
    return std::span(chances_).first(boards_.size());
}

std::span<const Board> Plays::boards(std::size_t roll) const
{
    const Range& range = ranges_[roll];
    return std::span(boards_).subspan(range.first, range.last - range.first);
}

std::span<const Chances> Plays::chances(std::size_t roll) const
{
    const Range& range = ranges_[roll];
    return std::span(chances_).subspan(range.first, range.last - range.first);
}

std::size_t Plays::best(std::size_t roll, const GammonValues& values) const
{
    const auto value = [his = opposite(values)](const Chances& c) { return utility(c, his); };
    const std::span<const Chances> all = chances(roll);
    return static_cast<std::size_t>(std::ranges::min_element(all, {}, value) - all.begin());
}

}  // namespace gammonkit
