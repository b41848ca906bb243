#pragma once

#include "model/match.hpp"

namespace gammonkit {

inline Step step(int from, int to)
{
    return {.from = Point(from), .to = Point(to)};
}

/// A turn for a test: `play(Player::first, 3, 1, {step(8, 5), step(6, 5)})`.
inline Turn play(Player player, int first_die, int second_die, const Play& steps)
{
    return {.player = player,
            .action = CheckerPlay{.dice = *Dice::from(first_die, second_die), .play = steps}};
}

inline Turn act(Player player, Action action)
{
    return {.player = player, .action = std::move(action)};
}

}  // namespace gammonkit
