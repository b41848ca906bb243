#pragma once

#include "analysis/board.hpp"
#include "model/dice.hpp"

#include <vector>

namespace gammonkit {

/// Appends to `boards` every board that a legal play of the player on roll leads to, each once, seen by the
/// opponent, who is then on roll; if he cannot move, the board as it stands.
///
/// The rules are those of `legal_plays`, which also names the plays; this is many times faster.
void add_successors(std::vector<Board>& boards, const Board& board, Dice dice);

}  // namespace gammonkit
