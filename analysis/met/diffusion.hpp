#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <vector>

namespace gammonkit {

/// The same model as `live_cube_equities` without lateness, solved as a differential equation: on a grid of
/// chances to win, the match equity of each cube value and owner is the mean of its neighbors, and whoever
/// may double does so where it pays. A check on the other, and much slower: `steps` + 1 points in the grid.
[[nodiscard]] MatchEquities diffusion_equities(double gammon_rate, const std::vector<double>& post_crawford,
                                               int length, int steps = 200);

}  // namespace gammonkit
