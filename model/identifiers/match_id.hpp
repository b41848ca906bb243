#pragma once

#include "model/game_state.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// How many letters a Match ID has.
inline constexpr std::size_t kMatchIdLetters = 12;

/// GNU Backgammon's Match ID: 12 letters with cube, dice, score, offers; everything but the checkers.
/// Player::first is gnubg's player 0. Numbers above its 15 bits, and cubes above 2^15, cannot be held:
/// nothing is returned. Not held: the variant, names, the order of the dice. Source: gnubg manual, "A
/// technical description of the Match ID"; the Jacoby bit, beavers and raccoons: found by running 1.07.
[[nodiscard]] std::optional<std::string> match_id(const GameState& state);

/// The state of a Match ID; its position is empty. A game that is over has its points in the score. Fails on
/// anything but 12 letters, and on values that cannot be.
[[nodiscard]] Result<GameState> state_from_match_id(std::string_view id);

/// "PositionID:MatchID"; nothing where there is no Match ID.
[[nodiscard]] std::optional<std::string> gnubg_id(const GameState& state);

/// Reads a Position ID and a Match ID in either order, or one of the two alone, whatever signs and labels
/// ("Position ID:", "Match ID:", quotes) stand around them. Without a Match ID, Player::second is on roll in
/// a money session, as in gnubg; without a Position ID, the position is empty. Neither names the variant:
/// checkers that `variant` has and the board has not are borne off. Fails on any other word.
[[nodiscard]] Result<GameState> state_from_gnubg_id(std::string_view text,
                                                    Variant variant = Variant::standard);

}  // namespace gammonkit
