#pragma once

#include "model/dice.hpp"
#include "model/position.hpp"

#include <array>
#include <optional>
#include <span>

namespace gammonkit {

/// The dice of a roll in an order in which they may be played: two numbers, or four equal ones.
class DiceOrder {
public:
    [[nodiscard]] static DiceOrder high_first(Dice dice) { return {dice, dice.high(), dice.low()}; }
    [[nodiscard]] static DiceOrder low_first(Dice dice) { return {dice, dice.low(), dice.high()}; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] int operator[](std::size_t i) const { return numbers_[i]; }

private:
    DiceOrder(Dice dice, int first, int second)
        : numbers_{first, second, first, second}, size_(dice.is_double() ? 4 : 2)
    {
    }
    std::array<int, 4> numbers_;
    std::size_t size_;
};

/// The place of the player's checker that has the longest way to go; kOff if none is in play.
[[nodiscard]] Point rearmost(const Position& position, Player player);

/// Where the rules let a checker on `from` go with `die`, the board being as it is; nothing if it may not
/// move. `rear` is `rearmost(position, player)`. Does not ask whether a checker is on `from`.
[[nodiscard]] std::optional<Point> destination(const Position& position, Player player, Point rear,
                                               Point from, int die);

}  // namespace gammonkit
