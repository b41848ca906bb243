#include "analysis/hypergammon/numbering.hpp"

#include <numeric>

namespace gammonkit::hypergammon {
namespace {

/// How many words of `length` letters there are whose letters do not fall and are `lowest` to 25.
std::size_t words(std::size_t length, std::size_t lowest)
{
    const std::size_t letters = 26 - lowest;
    std::size_t count = 1;
    for (std::size_t i = 0; i < length; ++i)
        count = count * (letters + i) / (i + 1);
    return count;
}

/// Appends, in order, the sides that have `left` more checkers, none of them below `lowest`.
void add_sides(std::vector<Side>& sides, const Side& side, int left, std::size_t lowest)
{
    if (left == 0) {
        sides.push_back(side);
        return;
    }
    for (std::size_t point = lowest; point < side.size(); ++point) {
        Side more = side;
        ++more[point];
        add_sides(sides, more, left - 1, point);
    }
}

}  // namespace

Numbering::Numbering(int checkers) : checkers_(checkers)
{
    add_sides(sides_, Side{}, checkers, 0);
}

std::optional<std::size_t> Numbering::number_of(const Side& side) const
{
    if (std::accumulate(side.begin(), side.end(), 0) != checkers_) return std::nullopt;
    // Every letter passes over the words that have a lower one in its place.
    std::size_t number = 0;
    std::size_t lowest = 0;
    auto left = static_cast<std::size_t>(checkers_);
    for (std::size_t point = 0; point < side.size(); ++point) {
        for (int i = 0; i < side[point]; ++i) {
            --left;
            for (; lowest < point; ++lowest)
                number += words(left, lowest);
        }
    }
    return number;
}

}  // namespace gammonkit::hypergammon
