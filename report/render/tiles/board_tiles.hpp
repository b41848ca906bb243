#pragma once

#include "report/render/canvas.hpp"
#include "report/render/theme.hpp"

#include <functional>
#include <string>
#include <vector>

namespace gammonkit {

class TileBrush;

/// One of the images of which a table makes a board, by the names that GNU Backgammon gives them: "b-gd-o5"
/// is a point in the upper row with five checkers of Player::second. docs/formats/html.md tells them all.
struct BoardTile {
    std::string name;
    int width = 0;  ///< In units, of which a board has 108 by 82; a checker is 6 wide.
    int height = 0;
    std::function<void(const TileBrush& brush)> paint = {};
};

inline constexpr int kTiledBoardWidth = 108;
inline constexpr int kTiledBoardHeight = 82;
/// No image shows a cube that is turned higher.
inline constexpr int kHighestTiledCube = 4096;

/// All images: every point, stack, bar and tray, all dice, cubes to 4096, the frame with its numbers in both
/// directions. Names are unique.
[[nodiscard]] std::vector<BoardTile> board_tiles();

/// Fills `room` with a tile, in the colors of a theme.
void paint_tile(Canvas& canvas, const Box& room, const BoardTile& tile, const Theme& theme);

/// The images of pages that GNU Backgammon writes after "set export html type bbs", and of its exports for
/// bgonline, by the names that it asks for: "p_ud_w_5" is a point of the upper row with five checkers of
/// Player::first. Checkers are borne off to the left. docs/formats/html.md tells them all.
[[nodiscard]] std::vector<BoardTile> bbs_tiles();

/// The images of pages that GNU Backgammon writes after "set export html type fibs2html", by the names that
/// it asks for: "b-gd-o5" is a point of the upper row with five checkers of Player::first. Checkers are borne
/// off to the right. docs/formats/html.md tells them all.
[[nodiscard]] std::vector<BoardTile> fibs2html_tiles();

}  // namespace gammonkit
