#pragma once

#include "model/game_state.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// A cell of a table that shows a board: one of the images of `board_tiles`.
struct TileCell {
    std::string image;  ///< "b-gd-o5"
    std::string text;   ///< What to read where images are not shown: "5X", as boards in letters have it.
    int columns = 1;
    int rows = 1;
    friend bool operator==(const TileCell&, const TileCell&) = default;
};

/// The rows of a table that shows a position with images: Player::first sits above, points are numbered for
/// the one who must decide. A cube that is turned higher than there are images is left out.
[[nodiscard]] std::vector<std::vector<TileCell>> tile_table(const GameState& state, bool bears_off_left);

}  // namespace gammonkit
