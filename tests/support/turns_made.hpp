#pragma once

#include "model/match.hpp"

/// Turns for tests that play by hand.
namespace gammonkit::testing_support {

inline Step step(int from, int to)
{
    return {.from = Point(from), .to = Point(to)};
}

inline Turn played(Player player, Dice dice, Play play)
{
    return {.player = player, .action = CheckerPlay{.dice = dice, .play = play}};
}

}  // namespace gammonkit::testing_support
