#pragma once

#include "analysis/cube/decision.hpp"
#include "analysis/cube/window.hpp"

#include <optional>
#include <vector>

namespace gammonkit {

/// At which chances to win the game a player does what, with one value of the cube. All are his own chances,
/// 0 to 1; nothing where it cannot come up.
struct CubePoints {
    std::optional<double> take = {};    ///< From here on he takes a double of this cube.
    std::optional<double> beaver = {};  ///< From here on he beavers it. Money play.
    std::optional<double> opens = {};   ///< From here on he doubles, or redoubles.
    /// From here on he answers a beaver of his opponent with another, if he has doubled. Money play.
    std::optional<double> raccoon = {};
    std::optional<double> cash = {};      ///< From here on his opponent drops.
    std::optional<double> too_good = {};  ///< From here on he does better by playing on than by cashing.
};

/// A cube before it is turned: what each player's points are if nothing of it is alive, if all of it is, and
/// in between. Who may double it has it in the middle or before him.
struct CubeStep {
    int cube = 1;
    bool centered = false;
    ByPlayer<CubePoints> dead = {};
    ByPlayer<CubePoints> cubeful = {};
    ByPlayer<CubePoints> live = {};
};

/// What gammons are worth with a cube that stays at this value, as `gammon_value` and `backgammon_value`.
struct GammonPrices {
    int cube = 1;
    ByPlayer<double> gammon = {};
    ByPlayer<double> backgammon = {};
};

/// All that chances say about the cube. Values are those of the player on roll, in the unit of the context.
struct CubeSheet {
    double points_won = 1;   ///< What his wins bring on average, in units of the cube: 1 to 3.
    double points_lost = 1;  ///< What his losses cost.
    double cubeless = 0;     ///< Money points.
    double dead = 0;         ///< With the cube as it is, if nobody turns it any more.
    double cubeful = 0;      ///< By the model, if he does not double now.
    double live = 0;         ///< With a live cube.
    CubeDecision decision;
    std::vector<CubeStep> steps = {};  ///< From the cube as it is to the last that can be turned.
    std::vector<GammonPrices> prices = {};
};

/// The sheet for `player`, who is on roll with these chances. Source: Rick Janowski, Take-Points in Money
/// Games (1993), as the gnubg manual, "Cubeful equities", uses it. Money play knows no end of the cube, so
/// its steps are the cube as it is and, if that is in the middle, the next one.
[[nodiscard]] CubeSheet cube_sheet(const CubeContext& context, const Rules& rules, const Chances& chances,
                                   Player player, const Cube& cube, const CubeEfficiency& efficiency);

/// The efficiency with which the cube model would say of these chances what a search says that has looked
/// ahead: `cubeful` is the search's, for `cube` and in the unit of the context. Nothing where dead and live
/// cube differ by next to nothing. It may lie below 0 or above 1. Source: the gnubg manual, "n-ply Cubeful
/// equities".
[[nodiscard]] std::optional<double> effective_efficiency(const CubeContext& context, const Chances& chances,
                                                         Player player, const Cube& cube, double cubeful);

/// The efficiency of the jump model with constant volatility, by which Janowski's model has the same cash
/// points: the mean chance to win moves by `volatility` with each roll. Source: Mark Higgins, arXiv
/// 1203.5692, by whom the two models say the same then.
[[nodiscard]] CubeEfficiency jump_efficiency(const Chances& chances, double volatility);

}  // namespace gammonkit
