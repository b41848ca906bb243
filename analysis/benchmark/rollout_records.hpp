#pragma once

#include "analysis/benchmark/decision_table.hpp"

namespace gammonkit {

/// True for text that holds records of rolled-out decisions, as the `.bm` files of GNU Backgammon do.
[[nodiscard]] bool holds_rollout_records(std::string_view text);

/// Reads such records. A position is 20 letters, two for each byte of its position key.
///
/// "m POSITION DIE DIE PLAY EQUITY [PLAY LOSS]..." is a decision: the position before the roll, the board
/// behind the best play with its cubeless money equity, and what other plays lose against it; legal plays
/// that are not listed are added without an equity. "o POSITION" with five chances of the player on roll is a
/// position alone. "s" begins a line about the rollouts, "#" a comment.
[[nodiscard]] Result<std::vector<ReferenceDecision>> read_rollout_records(std::string_view text);

}  // namespace gammonkit
