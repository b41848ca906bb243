#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "analysis/met/post_crawford.hpp"

namespace gammonkit {

/// A table computed for players of equal strength: the games after the Crawford game state by state, the
/// others by the live-cube model, in which a backgammon counts as a gammon. Fails with rates that make no
/// table, such as gammons in all games.
[[nodiscard]] Result<MatchEquityTable> computed_met(const GammonRates& rates, int length);

/// The table that is used where none is named: 25 points, computed in a few milliseconds.
[[nodiscard]] MatchEquityTable default_met();

}  // namespace gammonkit
