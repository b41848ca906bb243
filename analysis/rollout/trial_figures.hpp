#pragma once

#include "analysis/evaluate/chances.hpp"

#include <array>

namespace gammonkit {

/// What is counted of a trial and of a rollout: the five chances, and what they are worth without and with
/// the cube in the unit of a `CubeContext`. The luck that is taken out may leave chances below 0 or above 1.
struct TrialFigures {
    double win = 0;
    double win_gammon = 0;
    double win_backgammon = 0;
    double lose_gammon = 0;
    double lose_backgammon = 0;
    double cubeless = 0;
    double cubeful = 0;
};

/// All of them, to do the same with each.
[[nodiscard]] constexpr auto all_figures()
{
    return std::array{
        &TrialFigures::win,         &TrialFigures::win_gammon,      &TrialFigures::win_backgammon,
        &TrialFigures::lose_gammon, &TrialFigures::lose_backgammon, &TrialFigures::cubeless,
        &TrialFigures::cubeful};
}

/// Chances and a worth with the cube.
[[nodiscard]] constexpr TrialFigures figures_of(const Chances& c, double cubeful)
{
    return {.win = double{c.win},
            .win_gammon = double{c.win_gammon},
            .win_backgammon = double{c.win_backgammon},
            .lose_gammon = double{c.lose_gammon},
            .lose_backgammon = double{c.lose_backgammon},
            .cubeful = cubeful};
}

/// Adds so many times the other figures.
constexpr void add(TrialFigures& sum, const TrialFigures& figures, double times)
{
    for (const auto figure : all_figures())
        sum.*figure += times * figures.*figure;
}

/// A difference of figures, seen by the other player.
[[nodiscard]] constexpr TrialFigures turned_difference(const TrialFigures& d)
{
    return {.win = -d.win,
            .win_gammon = d.lose_gammon,
            .win_backgammon = d.lose_backgammon,
            .lose_gammon = d.win_gammon,
            .lose_backgammon = d.win_backgammon,
            .cubeless = -d.cubeless,
            .cubeful = -d.cubeful};
}

}  // namespace gammonkit
