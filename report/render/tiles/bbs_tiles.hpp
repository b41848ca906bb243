#pragma once

#include "report/render/tiles/board_tiles.hpp"

#include <vector>

namespace gammonkit {

/// The images of pages that GNU Backgammon writes after "set export html type bbs", and of its exports for
/// bgonline, by the names that it asks for: "p_ud_w_5" is a point of the upper row with five checkers of
/// Player::first. Checkers are borne off to the left. docs/formats/html.md tells them all.
[[nodiscard]] std::vector<BoardTile> bbs_tiles();

}  // namespace gammonkit
