#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <span>
#include <vector>

namespace gammonkit {

/// How a game may stand when the trailer first may double: after the opening roll if the leader had it, else
/// after both players' first rolls. Seen by the leader.
struct OpeningState {
    double weight = 0;       ///< Its chance to come up; all weights together are 1.
    double win = 0;          ///< The leader's chance to win.
    double lose_gammon = 0;  ///< His chance to lose a gammon or backgammon.
    double lose_backgammon = 0;
};

/// How many of all games end so, whoever wins.
struct GammonRates {
    double gammons = 0.276;  ///< Gammons and backgammons.
    double backgammons = 0.011;
};

/// The trailer's chances to win the match after the Crawford game, from 1 to `length` away: he doubles as
/// soon as he may, and the leader takes or drops as is best for him. The leader's chances in the states are
/// first moved so that their means are those of a fair game with these rates. Source: Computational
/// Backgammon, March 2012.
[[nodiscard]] std::vector<double> post_crawford_equities(std::span<const OpeningState> states,
                                                         const GammonRates& rates, int length);

/// The 330 states after the best plays of the first rolls, as our own net sees them one roll ahead.
[[nodiscard]] std::vector<OpeningState> opening_states();

/// A table computed for players of equal strength: the games after the Crawford game state by state, the
/// others by the live-cube model, in which a backgammon counts as a gammon. `cube_life` is how much of that
/// cube is alive, 0 to 1. Fails with rates that make no table, such as gammons in all games.
[[nodiscard]] Result<MatchEquityTable> computed_met(const GammonRates& rates, int length,
                                                    double cube_life = 1);

/// The one for 25 points with GammonKit's own rates, computed in a few milliseconds.
[[nodiscard]] MatchEquityTable gammonkit_met();

/// The same model as `live_cube_equities` without lateness, solved as a differential equation: on a grid of
/// chances to win, the match equity of each cube value and owner is the mean of its neighbors, and whoever
/// may double does so where it pays. A check on the other, and much slower: `steps` + 1 points in the grid.
[[nodiscard]] MatchEquities diffusion_equities(double gammon_rate, const std::vector<double>& post_crawford,
                                               int length, int steps = 200);

}  // namespace gammonkit
