#include "analysis/search/plays.hpp"

#include "analysis/successors.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// So many plays of a roll the small net leaves to the other.
constexpr std::size_t kPromising = 3;

}  // namespace

void Plays::clear()
{
    ranges_.clear();
    boards_.clear();
}

void Plays::add(const Board& board, Dice dice)
{
    const std::size_t first = boards_.size();
    add_successors(boards_, board, dice);
    ranges_.push_back({first, boards_.size()});
}

void Plays::shorten(const GammonValues& values)
{
    chances_.resize(boards_.size());
    evaluator_.estimate(boards_, chances_, scratch_);
    const GammonValues for_opponent = swapped(values);
    kept_.clear();
    for (Range& range : ranges_) {
        order_.clear();
        for (std::size_t i = range.first; i < range.last; ++i)
            order_.emplace_back(utility(chances_[i], for_opponent), i);
        const std::size_t count = std::min(order_.size(), kPromising);
        std::ranges::nth_element(order_, order_.begin() + static_cast<std::ptrdiff_t>(count) - 1);
        range = {kept_.size(), kept_.size() + count};
        for (std::size_t i = 0; i < count; ++i)
            kept_.push_back(boards_[order_[i].second]);
    }
    std::swap(boards_, kept_);
}

void Plays::evaluate()
{
    chances_.resize(boards_.size());
    evaluator_.evaluate(boards_, chances_, scratch_);
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
    const auto worth = [his = swapped(values)](const Chances& c) { return utility(c, his); };
    const std::span<const Chances> all = chances(roll);
    return static_cast<std::size_t>(std::ranges::min_element(all, {}, worth) - all.begin());
}

}  // namespace gammonkit
