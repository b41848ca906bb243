#pragma once

#include "model/game_state.hpp"
#include "report/render/board_geometry.hpp"

#include <string>

namespace gammonkit {

struct TextBoardOptions {
    ByPlayer<std::string> names = {"O", "X"};
    bool with_ids = true;  ///< Both of gnubg's, in two lines above.
    /// Of the points: GNU Backgammon's are those for who is on roll.
    PointNumbers numbers = PointNumbers::decider;
    bool clockwise = false;  ///< Player::second, X, bears off at the lower left, as with gnubg's setting.
};

/// Draws a position as GNU Backgammon 1.07 prints it, byte for byte: Player::first is O at the top,
/// Player::second X at the bottom, points numbered for the player on roll, with both gnubg IDs, names,
/// scores, cube, dice and offers. Fifteen lines, two less without identifiers; ends with a newline. A state
/// that has no Match ID has an empty one.
[[nodiscard]] std::string draw_text_board(const GameState& state, const TextBoardOptions& options);

}  // namespace gammonkit
