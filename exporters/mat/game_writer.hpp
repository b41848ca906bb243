#pragma once

#include "exporters/mat/layout.hpp"
#include "model/match.hpp"

namespace gammonkit::mat {

/// Appends the rows of one game and its result.
void write_game(std::string& out, const Match& match, const Game& game, bool crawford_game,
                const Dialect& dialect);

}  // namespace gammonkit::mat
