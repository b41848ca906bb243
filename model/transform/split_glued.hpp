#pragma once

#include "model/match.hpp"

#include <vector>

namespace gammonkit {

/// Takes apart matches that a record has as one: a new one begins where the games start over at 0-0, and
/// behind the game in which the match was won. Later parts have no names of their own, so all keep what is
/// known of the match; their games are counted from 1. One part: nothing was glued.
[[nodiscard]] std::vector<Match> split_glued(const Match& match);

}  // namespace gammonkit
