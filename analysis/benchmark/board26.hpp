#pragma once

#include "analysis/board.hpp"

#include <optional>
#include <string_view>

namespace gammonkit {

/// Reads a board of 26 numbers, as tables of decisions have it: the opponent's bar, the mover's points from
/// his ace point on with the opponent's checkers as negative numbers, the mover's bar. The result is seen by
/// the opponent. Nothing if it is no board, or a side has more than 15 checkers; those that are missing are
/// off.
[[nodiscard]] std::optional<Board> board_from_26(std::string_view text);

}  // namespace gammonkit
