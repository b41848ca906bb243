#include "model/position.hpp"

#include <algorithm>
#include <numeric>

namespace gammonkit {
namespace {

/// A side with its borne-off checkers filled in; nothing if there are more than `total` on board and bar.
std::optional<Side> completed(Side side, int total)
{
    const int in_play = std::accumulate(side.begin() + 1, side.end(), 0);
    if (total < 0 || total > Position::kMostCheckers || in_play > total) return std::nullopt;
    side[0] = static_cast<std::uint8_t>(total - in_play);
    return side;
}

bool share_a_point(const ByPlayer<Side>& sides)
{
    for (int number = 1; number <= 24; ++number) {
        const auto point = static_cast<std::size_t>(number);
        if (sides.first[point] > 0 && sides.second[25 - point] > 0) return true;
    }
    return false;
}

}  // namespace

int pips(const Side& side)
{
    int sum = 0;
    for (std::size_t point = 1; point < side.size(); ++point)
        sum += static_cast<int>(point) * side[point];
    return sum;
}

std::optional<Position> Position::from(const ByPlayer<Side>& sides, ByPlayer<int> total)
{
    const std::optional<Side> first = completed(sides.first, total.first);
    const std::optional<Side> second = completed(sides.second, total.second);
    if (!first || !second || share_a_point(sides)) return std::nullopt;
    Position position;
    position.sides_ = {*first, *second};
    return position;
}

int Position::total(Player player) const
{
    return std::accumulate(sides_[player].begin(), sides_[player].end(), 0);
}

int Position::pip_count(Player player) const
{
    return pips(side(player));
}

bool Position::all_home(Player player) const
{
    const Side& side = sides_[player];
    // Without a way out of the loop, many points are looked at in one step.
    unsigned outside = 0;
    for (std::size_t point = kHomePoints + 1; point < side.size(); ++point)
        outside |= side[point];
    return outside == 0;
}

bool Position::is_in_play(Player player) const
{
    const Side& side = sides_[player];
    return std::any_of(side.begin() + 1, side.end(), [](std::uint8_t count) { return count > 0; });
}

Position Position::opposite() const
{
    Position position;
    position.sides_ = {sides_.second, sides_.first};
    return position;
}

}  // namespace gammonkit
