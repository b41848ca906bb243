#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>

namespace gammonkit {

/// A roll of two dice, in the order in which it was recorded.
class Dice {
public:
    /// Nothing unless both numbers are from 1 to 6.
    [[nodiscard]] static constexpr std::optional<Dice> from(int first, int second)
    {
        if (first < 1 || first > 6 || second < 1 || second > 6) return std::nullopt;
        return Dice(first, second);
    }

    [[nodiscard]] constexpr int first() const { return first_; }
    [[nodiscard]] constexpr int second() const { return second_; }
    [[nodiscard]] constexpr int high() const { return std::max(first_, second_); }
    [[nodiscard]] constexpr int low() const { return std::min(first_, second_); }
    [[nodiscard]] constexpr bool is_double() const { return first_ == second_; }

    /// The same numbers, in whatever order.
    [[nodiscard]] constexpr bool same_roll(Dice other) const
    {
        return high() == other.high() && low() == other.low();
    }

    friend constexpr bool operator==(Dice, Dice) = default;

private:
    constexpr Dice(int first, int second)
        : first_(static_cast<std::uint8_t>(first)), second_(static_cast<std::uint8_t>(second))
    {
    }
    std::uint8_t first_;
    std::uint8_t second_;
};

}  // namespace gammonkit
