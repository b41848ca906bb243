#pragma once

#include "model/dice.hpp"
#include "model/position.hpp"

#include <array>
#include <optional>
#include <utility>

namespace gammonkit {

/// The dice of a roll in an order in which they may be played: two numbers, or four equal ones.
class DiceOrder {
public:
    [[nodiscard]] static DiceOrder high_first(Dice dice) { return {dice, dice.high(), dice.low()}; }
    [[nodiscard]] static DiceOrder low_first(Dice dice) { return {dice, dice.low(), dice.high()}; }

    /// The other order; of a double the same.
    [[nodiscard]] DiceOrder reversed() const
    {
        DiceOrder other = *this;
        std::swap(other.numbers_[0], other.numbers_[1]);
        return other;
    }

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

/// Whether the sides can still hit each other.
[[nodiscard]] bool has_contact(const Position& position);

/// Where the rules let a checker on `from` go with `die` if that bears it off; nothing if it may not.
[[nodiscard]] std::optional<Point> destination_off(const Position& position, Player player, Point from,
                                                   int die);

/// Where the rules let a checker on `from` go with `die`, the board being as it is; nothing if it may not
/// move. Does not ask whether a checker is on `from`.
[[nodiscard]] inline std::optional<Point> destination(const Position& position, Player player, Point from,
                                                      int die)
{
    if (from != kBar && position.checkers(player, kBar) > 0) return std::nullopt;
    if (from.number() <= die) return destination_off(position, player, from, die);
    const Point to(from.number() - die);
    return position.is_blocked(player, to) ? std::nullopt : std::optional(to);
}

}  // namespace gammonkit
