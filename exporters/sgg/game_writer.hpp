#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::sgg {

/// Appends the rows of one game and its result; false if it has none.
bool write_game(std::string& out, const Match& match, const Game& game, bool crawford_game);

/// The most automatic doubles that are written: more than that no cube can show.
inline constexpr int kMostAutomaticDoubles = 20;

}  // namespace gammonkit::sgg
