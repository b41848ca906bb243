#pragma once

#include "model/game_state.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// GNU Backgammon's Match ID: 12 letters with cube, dice, score, offers; everything but the checkers.
/// Player::first is gnubg's player 0. Numbers above its 15 bits, and cubes above 2^15, cannot be held:
/// nothing is returned. Source: gnubg manual, "A technical description of the Match ID", and the Jacoby bit
/// found by running 1.07.
[[nodiscard]] std::optional<std::string> match_id(const GameState& state);

/// The state of a Match ID; its position is empty. Fails on anything but 12 letters, and on values that
/// cannot be.
[[nodiscard]] Result<GameState> state_from_match_id(std::string_view id);

/// "PositionID:MatchID".
[[nodiscard]] std::optional<std::string> gnubg_id(const GameState& state);

/// Reads "PositionID:MatchID" in either order, or one of the two alone; without a Match ID, Player::second is
/// on roll in a money session, as in gnubg.
[[nodiscard]] Result<GameState> state_from_gnubg_id(std::string_view text);

}  // namespace gammonkit
