#pragma once

#include "model/game_state.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace gammonkit {

/// How many letters a Position ID has.
inline constexpr std::size_t kPositionIdLetters = 14;

/// GNU Backgammon's Position ID: 14 letters that say where the checkers stand, seen by the player on roll.
/// Source: gnubg manual, "A technical description of the Position ID".
[[nodiscard]] std::string position_id(const Position& position, Player on_roll);

/// The board of a Position ID for the given player on roll. Checkers that are missing from `total` are borne
/// off. Fails on anything but 14 letters that encode again to the same text.
[[nodiscard]] Result<Position> position_from_id(std::string_view id, Player on_roll,
                                                int total = Position::kMostCheckers);

}  // namespace gammonkit
