#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "analysis/met/post_crawford.hpp"

namespace gammonkit {

/// A table computed for players of equal strength: the games after the Crawford game state by state, the
/// others by the live-cube model, in which a backgammon counts as a gammon. `cube_life` is how much of that
/// cube is alive, 0 to 1. Fails with rates that make no table, such as gammons in all games.
[[nodiscard]] Result<MatchEquityTable> computed_met(const GammonRates& rates, int length,
                                                    double cube_life = 1);

/// The one for 25 points with GammonKit's own rates, computed in a few milliseconds.
[[nodiscard]] MatchEquityTable gammonkit_met();

}  // namespace gammonkit
