#pragma once

#include "analysis/evaluate/chances.hpp"

namespace gammonkit {

/// What gammons and backgammons are worth beside a single game, in the same unit as winning instead of losing
/// one is worth 2: all 1 in money games, all 0 at double match point. Seen by the player on roll.
struct GammonValues {
    float win_gammon = 1;
    float win_backgammon = 1;
    float lose_gammon = 1;
    float lose_backgammon = 1;
    friend bool operator==(const GammonValues&, const GammonValues&) = default;
};

[[nodiscard]] constexpr GammonValues opposite(const GammonValues& v)
{
    return {v.lose_gammon, v.lose_backgammon, v.win_gammon, v.win_backgammon};
}

/// The cubeless worth of chances where gammons are worth as much.
[[nodiscard]] constexpr float utility(const Chances& c, const GammonValues& v)
{
    return 2 * c.win - 1 + v.win_gammon * c.win_gammon + v.win_backgammon * c.win_backgammon -
           v.lose_gammon * c.lose_gammon - v.lose_backgammon * c.lose_backgammon;
}

}  // namespace gammonkit
