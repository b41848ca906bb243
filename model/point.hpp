#pragma once

#include <compare>
#include <cstdint>

namespace gammonkit {

/// A place on the board in the numbering of the player who is meant: 24 down to 1, the bar is 25, borne off
/// is 0.
class Point {
public:
    constexpr Point() = default;
    constexpr explicit Point(int number) : number_(static_cast<std::uint8_t>(number)) {}

    [[nodiscard]] constexpr int number() const { return number_; }

    /// The same place in the opponent's numbering. Only for the 24 points: bar and off are each player's own.
    [[nodiscard]] constexpr Point mirrored() const { return Point(25 - number_); }

    [[nodiscard]] constexpr bool is_on_board() const { return number_ >= 1 && number_ <= 24; }

    friend constexpr auto operator<=>(Point, Point) = default;

private:
    std::uint8_t number_ = 0;
};

inline constexpr Point kBar{25};
inline constexpr Point kOff{0};

/// How many points a player's home board has.
inline constexpr int kHomePoints = 6;

}  // namespace gammonkit
