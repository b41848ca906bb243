#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::sgf {

/// Adds the letters of a play: "hefe".
void add_steps(std::string& out, const Play& play, Player player);

/// Adds DA, CR, A and MR: the first cube analysis and the first play analysis of a turn, as gnubg writes
/// them.
///
/// A file has one of each, and gnubg takes the play itself from the candidate that A points at: where none of
/// them is what was played, that is added to them. Values in a unit that SGF does not use there (only a match
/// equity table could convert them) are left out.
void add_analyses(std::string& out, const Turn& turn, bool money);

}  // namespace gammonkit::sgf
