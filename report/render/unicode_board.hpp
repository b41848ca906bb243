#pragma once

#include "model/game_state.hpp"
#include "report/render/board_geometry.hpp"
#include "support/languages/translator.hpp"

#include <string>

namespace gammonkit {

struct UnicodeBoardOptions {
    ByPlayer<std::string> names = {};
    BoardView view = {};
    Translator words = {};
};

/// Draws a position with box-drawing characters and disks, a column each: ○ is Player::first, ● is
/// Player::second, points are numbered for the player who must decide. What is known of the players, the
/// match, the cube and the dice stands to the right of the board. Thirteen lines; ends with a newline.
[[nodiscard]] std::string draw_unicode_board(const GameState& state, const UnicodeBoardOptions& options);

}  // namespace gammonkit
