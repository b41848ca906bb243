#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::tmg {

/// Appends the records of one game and its result.
void write_game(std::string& out, const Match& match, const Game& game, bool crawford_game,
                bool another_follows);

/// The most automatic doubles that are written: more than that no cube can show.
inline constexpr int kMostAutomaticDoubles = 20;

}  // namespace gammonkit::tmg
