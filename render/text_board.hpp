#pragma once

#include "model/game_state.hpp"
#include "model/match.hpp"

#include <string>

namespace gammonkit {

struct TextBoardOptions {
    ByPlayer<std::string> names = {"O", "X"};
    bool clockwise = false;
};

/// Draws a position as GNU Backgammon prints it: Player::first is O at the top, Player::second X at the
/// bottom, points numbered for the player on roll, with both gnubg IDs, names, scores, cube and dice. Ends
/// with a newline.
[[nodiscard]] std::string draw_text_board(const GameState& state, const TextBoardOptions& options);

}  // namespace gammonkit
