#pragma once

#include "model/player.hpp"

namespace gammonkit {

/// The score before a game of a match, as the points that each player still needs.
struct MatchScore {
    ByPlayer<int> away = {};
    bool post_crawford = false;  ///< The Crawford game has been played.
    bool crawford_rule = true;   ///< False in a match without a Crawford game.

    friend bool operator==(const MatchScore&, const MatchScore&) = default;
};

/// True if the cube may not be used in the next game.
[[nodiscard]] constexpr bool is_crawford_game(const MatchScore& score)
{
    return score.crawford_rule && !score.post_crawford && (score.away.first == 1 || score.away.second == 1);
}

/// The score after a game that brings `winner` some points. A player who has won needs 0 or less.
[[nodiscard]] constexpr MatchScore after_game(MatchScore score, Player winner, int points)
{
    score.post_crawford = score.post_crawford || is_crawford_game(score);
    score.away[winner] -= points;
    return score;
}

}  // namespace gammonkit
