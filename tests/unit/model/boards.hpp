#pragma once

#include "model/position.hpp"

#include <initializer_list>
#include <utility>

namespace gammonkit {

/// Checkers of one player for a test: {{24, 2}, {13, 5}} is two on the 24 point and five on the 13 point.
using Checkers = std::initializer_list<std::pair<int, int>>;

/// A board from the point of view of Player::first; each player's checkers in his own numbering, the rest
/// are off.
inline Position board(Checkers first, Checkers second, int total = Position::kMostCheckers)
{
    ByPlayer<Side> sides;
    for (const auto& [point, count] : first)
        sides.first[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(count);
    for (const auto& [point, count] : second)
        sides.second[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(count);
    return Position::from(sides, total).value();
}

}  // namespace gammonkit
