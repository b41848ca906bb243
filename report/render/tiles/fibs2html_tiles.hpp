#pragma once

#include "report/render/tiles/board_tiles.hpp"

#include <vector>

namespace gammonkit {

/// The images of pages that GNU Backgammon writes after "set export html type fibs2html", by the names that
/// it asks for: "b-gd-o5" is a point of the upper row with five checkers of Player::first. Checkers are borne
/// off to the right. docs/formats/html.md tells them all.
[[nodiscard]] std::vector<BoardTile> fibs2html_tiles();

}  // namespace gammonkit
