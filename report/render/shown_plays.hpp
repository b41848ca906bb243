#pragma once

#include "model/match.hpp"
#include "report/render/board_painter.hpp"

#include <vector>

namespace gammonkit {

/// The plays to show on the board of a turn: the best that an analysis names, and the one that was made if it
/// is another.
[[nodiscard]] std::vector<ShownPlay> shown_plays(const Turn& turn);

}  // namespace gammonkit
