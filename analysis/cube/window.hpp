#pragma once

#include "analysis/cube/cube_context.hpp"

namespace gammonkit {

/// How much more a gammon brings than a single game, in units of what a single game decides: 0.5 in money
/// play.
[[nodiscard]] double gammon_value(const CubeContext& context, Player winner, int cube);
/// How much more a backgammon brings than a gammon, in the same unit.
[[nodiscard]] double backgammon_value(const CubeContext& context, Player winner, int cube);

/// Where `above` becomes true between 0 and 1, if it is false below some point and true from there on;
/// else 1.
template <class Predicate>
[[nodiscard]] double first_chance(Predicate above)
{
    constexpr int kHalvings = 36;
    double low = 0;
    double high = 1;
    for (int halving = 0; halving < kHalvings; ++halving) {
        const double middle = (low + high) / 2;
        (above(middle) ? high : low) = middle;
    }
    return high;
}

/// Between which chances to win a player's double is good. All are chances of the player who doubles; his
/// opponent's take point is 1 - `cash`.
struct MarketWindow {
    double opens = 0;     ///< From here on doubling is no mistake.
    double cash = 0;      ///< From here on the opponent should drop.
    double too_good = 0;  ///< From here on playing on is better than cashing; 1 if there is no such point.
};

/// The window of `player`, who is on roll. The gammon shares of `mix` stay as they are while the chance to
/// win moves. An efficiency of 0 gives the dead window, one of 1 the live one.
[[nodiscard]] MarketWindow market_window(const CubeContext& context, const OutcomeMix& mix, Player player,
                                         const Cube& cube, const CubeEfficiency& efficiency);

}  // namespace gammonkit
