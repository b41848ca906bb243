#pragma once

#include "model/position.hpp"

#include <algorithm>
#include <initializer_list>
#include <random>

namespace gammonkit {

/// A side with these checkers on the ace point and up, the rest of 15 off.
inline Side race_side(std::initializer_list<int> counts)
{
    Side result{};
    std::size_t point = 0;
    int off = Position::kMostCheckers;
    for (const int count : counts) {
        result[++point] = static_cast<std::uint8_t>(count);
        off -= count;
    }
    result[0] = static_cast<std::uint8_t>(off);
    return result;
}

/// A side as it may come to stand in a race: half of them have borne off up to 7 checkers, 1 to 8 stand
/// outside and not above `highest`, the others are at home, more of them on the high points. With a `highest`
/// of 6 all are home.
inline Side random_race_side(std::mt19937& random, int highest)
{
    const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
    Side result{};
    result[0] = static_cast<std::uint8_t>(random() % 2 == 0 ? 0 : below(8));
    int left = Position::kMostCheckers - result[0];
    const int outside = highest > kHomePoints ? 1 + below(std::min(left, 8)) : 0;
    for (int i = 0; i < outside; ++i)
        ++result[static_cast<std::size_t>(kHomePoints + 1 + below(highest - kHomePoints))];
    for (left -= outside; left > 0; --left)
        ++result[static_cast<std::size_t>(kHomePoints - std::min(below(6), below(6)))];
    return result;
}

}  // namespace gammonkit
