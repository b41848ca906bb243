#pragma once

#include "model/position.hpp"

#include <cstdint>

namespace gammonkit {

/// A board as the engine sees it: the side of the player on roll and his opponent's, each in its own
/// numbering. A plain value that is quick to copy; what it holds is always a possible position.
struct Board {
    Side own{};
    Side other{};
    friend bool operator==(const Board&, const Board&) = default;
};

[[nodiscard]] inline Board board_of(const Position& position, Player on_roll)
{
    return {.own = position.side(on_roll), .other = position.side(opponent(on_roll))};
}

/// The same board seen by the other player.
[[nodiscard]] inline Board swapped(const Board& board)
{
    return {.own = board.other, .other = board.own};
}

/// True if no checker can ever be hit any more: the sides have passed each other.
[[nodiscard]] bool is_race(const Board& board);

/// The number of the point that a side's rearmost checker is on: 25 the bar, 0 if all are off.
[[nodiscard]] inline int rearmost(const Side& side)
{
    int point = kBar.number();
    while (point > 0 && side[static_cast<std::size_t>(point)] == 0)
        --point;
    return point;
}

/// Pips that a side still needs.
[[nodiscard]] int pips(const Side& side);

}  // namespace gammonkit
