#pragma once

#include "analysis/met/match_score.hpp"
#include "model/game_state.hpp"

namespace gammonkit {

/// The score of a match before the game of this state.
[[nodiscard]] inline MatchScore score_of(const GameState& state)
{
    return {.away = {away(state, Player::first), away(state, Player::second)},
            .post_crawford = is_post_crawford(state),
            .crawford_rule = state.rules.uses_crawford()};
}

}  // namespace gammonkit
