#pragma once

#include "model/game_state.hpp"
#include "report/render/board_geometry.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// A cell of a table that shows a board: one of the images of `board_tiles`.
struct TileCell {
    std::string image;      ///< "b-gd-o5"
    std::string text = {};  ///< What to read where images are not shown: "5X", as boards in letters have it.
    int columns = 1;
    int rows = 1;
    friend bool operator==(const TileCell&, const TileCell&) = default;
};

/// The rows of a table that shows a position with images; whatever the view says, Player::first sits above.
/// A cube that is turned higher than there are images is left out.
[[nodiscard]] std::vector<std::vector<TileCell>> tile_table(const GameState& state, const BoardView& view);

/// The lines of images that show it in pages that GNU Backgammon writes after "set export html type bbs", on
/// whose boards checkers are borne off to the left. Of a cell, image and text mean something.
[[nodiscard]] std::vector<std::vector<TileCell>> bbs_lines(const GameState& state, const BoardView& view);

/// The same after "set export html type fibs2html". They show nothing of what was borne off, and no cube that
/// nobody has turned.
[[nodiscard]] std::vector<std::vector<TileCell>> fibs2html_lines(const GameState& state,
                                                                 const BoardView& view);

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
