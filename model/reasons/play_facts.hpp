#pragma once

#include "model/position.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace gammonkit {

/// What can be counted on a board after a play where there is contact, seen by the player who has made it;
/// his opponent is on roll.
enum class PlayFact : std::uint8_t {
    shots,                 ///< Rolls of 36 that hit outside the opponent's home board, as a share.
    shots_into_home,       ///< The same times the share of home points that the opponent has made.
    home_shots,            ///< Rolls that hit in the opponent's home board alone, as a share.
    home_shots_into_home,  ///< The same times the share of home points that he has made.
    double_shots,          ///< Rolls that hit twice, as a share.
    hits,                  ///< The opponent's checkers on the bar.
    hits_into_home,        ///< The same times the share of home points that the player has made.
    two_point,             ///< Made, as the next five.
    three_point,
    four_point,
    five_point,
    six_point,
    bar_point,
    outer_points,         ///< Made ones from 8 to 11.
    high_anchor,          ///< The 20 or the 21 point.
    high_anchor_in_home,  ///< The same times the share of home points that the opponent has made.
    bar_anchor,           ///< The 18 point.
    low_anchor,           ///< The 22 or the 23 point.
    ace_point,            ///< The 24 point.
    block,          ///< The most points within six, with checkers of the opponent behind them, beyond two.
    back,           ///< Checkers in the opponent's home board and on the bar.
    stack,          ///< Checkers beyond the third on a point.
    dead_checkers,  ///< Checkers on the 1 and the 2 point, while there is contact.
    aim,            ///< Rolls of 36 that would hit, were the player on roll again, as a share.
    enemy_escapes,  ///< Rolls of 36 that take the opponent's rearmost checker past the player's block.
    escapes,        ///< Rolls of 36 that take the player's own rearmost checker past the opponent's.
    timing          ///< See SideStructure; in rolls.
};
inline constexpr std::size_t kPlayFacts = 27;

using PlayFacts = std::array<double, kPlayFacts>;

/// All 0 without contact.
[[nodiscard]] PlayFacts facts_after(const Position& board, Player player);

}  // namespace gammonkit
