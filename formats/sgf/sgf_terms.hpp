#pragma once

#include "model/player.hpp"
#include "model/point.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace gammonkit::sgf {

/// The letters of White's (Player::first's) points and of Black's, from off over the ace point to the bar.
inline constexpr ByPlayer<std::string_view> kLetters{"zabcdefghijklmnopqrstuvwxy",
                                                     "zxwvutsrqponmlkjihgfedcbay"};

/// The points that the letters from "a" to "z" name; undoes `kLetters`.
inline constexpr auto kPoints = [] {
    ByPlayer<std::array<Point, 26>> points;
    for (const Player player : kPlayers) {
        for (int number = 0; number <= kBar.number(); ++number)
            points[player]
                  [static_cast<std::size_t>(kLetters[player][static_cast<std::size_t>(number)] - 'a')] =
                      Point(number);
    }
    return points;
}();

/// The point that a letter names for `player`: "a" to "x" are White's ace point to 24 point, "y" is the bar
/// and "z" is off for both. Nothing for any other character.
[[nodiscard]] constexpr std::optional<Point> point_of(char letter, Player player)
{
    const auto index = static_cast<std::size_t>(letter - 'a');
    return index < kPoints[player].size() ? std::optional(kPoints[player][index]) : std::nullopt;
}

/// The letter for `player`'s `point`; undoes `point_of`.
[[nodiscard]] constexpr char letter_of(Point point, Player player)
{
    return kLetters[player][static_cast<std::size_t>(point.number())];
}

/// 'W' for Player::first, 'B' for Player::second.
[[nodiscard]] constexpr char color_of(Player player)
{
    return player == Player::first ? 'W' : 'B';
}

/// A character of a text, other than those of line ends, as it is read and written: white space and control
/// characters are blanks.
[[nodiscard]] constexpr char text_character(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
}

/// True if a program numbers the games of a match from 0 in MI, as GNU Backgammon and Gibbon do; the FF[4]
/// specification numbers them from 1. `program` is the value of AP.
[[nodiscard]] bool numbers_games_from_zero(std::string_view program);

/// True if a program writes RU whenever a rule is in force, so that a game without it says that none is.
[[nodiscard]] bool leaves_out_empty_rules(std::string_view program);

}  // namespace gammonkit::sgf
