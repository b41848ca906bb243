#pragma once

namespace gammonkit {

/// How a game may end without the cube, seen by the player on roll. Each number includes the ones behind it:
/// `win` counts all wins, `win_gammon` gammons and backgammons.
struct Chances {
    float win = 0;
    float win_gammon = 0;
    float win_backgammon = 0;
    float lose_gammon = 0;
    float lose_backgammon = 0;
};

/// The same chances seen by the other player.
[[nodiscard]] constexpr Chances opposite(const Chances& c)
{
    return {1 - c.win, c.lose_gammon, c.lose_backgammon, c.win_gammon, c.win_backgammon};
}

/// Money points without the cube: -3 to 3.
[[nodiscard]] constexpr float cubeless_equity(const Chances& c)
{
    return 2 * c.win - 1 + c.win_gammon + c.win_backgammon - c.lose_gammon - c.lose_backgammon;
}

}  // namespace gammonkit
