#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"

namespace gammonkit {

/// Takes out of chances what the board rules out: gammons against a side that has borne off a checker,
/// backgammons against one that has passed all that could hold it, more gammons than wins.
[[nodiscard]] Chances made_possible(const Chances& chances, const Board& board);

}  // namespace gammonkit
