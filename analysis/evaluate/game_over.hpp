#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"

#include <optional>

namespace gammonkit {

/// How a game ended that the player who just moved has won, seen by the player whose turn it would be;
/// nothing if it goes on.
[[nodiscard]] std::optional<Chances> chances_at_end(const Board& board);

}  // namespace gammonkit
