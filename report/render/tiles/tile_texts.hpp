#pragma once

#include "model/game_state.hpp"
#include "report/render/board_geometry.hpp"

#include <string>

namespace gammonkit {

// What stands for the images of a board where they are not shown: a board in letters.

/// The letter of a player: O sits above.
[[nodiscard]] char written_letter_of(Player player);

/// Which half of the numbers a row of points has.
enum class RowNumbers : std::uint8_t { high, low, none };

/// What is written at the upper or lower edge of a board on which Player::first sits above.
[[nodiscard]] RowNumbers row_numbers(const GameState& state, PointNumbers numbers, bool upper);

/// "+-13-14- ...-24-+"
[[nodiscard]] std::string edge_text(RowNumbers numbers, bool bears_off_left);

/// "5X" for checkers on a point, or " '" for none.
[[nodiscard]] std::string stack_text(int count, Player player);

/// The point in the numbering of who sits below, of a column from the left.
[[nodiscard]] Point tiled_point(bool upper, int column, bool bears_off_left);

}  // namespace gammonkit
