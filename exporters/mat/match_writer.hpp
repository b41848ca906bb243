#pragma once

#include "exporters/mat/layout.hpp"
#include "model/match.hpp"

namespace gammonkit::mat {

/// Appends the tags and the comment of a match, and its line "7 point match".
void write_header(std::string& out, const Match& match, const Dialect& dialect);

/// Appends "Al : 0          Bo : 2".
void write_score_line(std::string& out, const Match& match, const Game& game, const Dialect& dialect);

/// Appends the names alone, for a game without header.
void write_names(std::string& out, const Match& match);

/// Appends the rows of one game and its result.
void write_game(std::string& out, const Match& match, const Game& game, bool crawford_game,
                const Dialect& dialect);

}  // namespace gammonkit::mat
