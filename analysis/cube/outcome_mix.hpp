#pragma once

#include "analysis/evaluate/chances.hpp"
#include "model/player.hpp"

namespace gammonkit {

/// How one player's wins are divided; together 1.
struct WinShares {
    double single = 1;
    double gammon = 0;
    double backgammon = 0;
};

/// Chances in the form that cube models use: who wins, and how each player's wins are divided. The models
/// hold the shares constant while the chance to win moves.
struct OutcomeMix {
    double win = 0.5;  ///< Of the player on roll.
    WinShares own;
    WinShares other;
};

[[nodiscard]] constexpr WinShares win_shares(double wins, double gammons, double backgammons)
{
    if (wins <= 0) return {};
    const double per_win = 1 / wins;
    const double backgammon = backgammons * per_win;
    const double gammon = gammons * per_win - backgammon;
    return {.single = 1 - gammon - backgammon, .gammon = gammon, .backgammon = backgammon};
}

[[nodiscard]] constexpr OutcomeMix outcome_mix(const Chances& c)
{
    const double win = c.win;
    return {.win = win,
            .own = win_shares(win, c.win_gammon, c.win_backgammon),
            .other = win_shares(1 - win, c.lose_gammon, c.lose_backgammon)};
}

/// What a win counts on average, in multiples of the cube: 1 to 3.
[[nodiscard]] constexpr double points_won(const WinShares& shares)
{
    return shares.single + 2 * shares.gammon + 3 * shares.backgammon;
}

}  // namespace gammonkit
