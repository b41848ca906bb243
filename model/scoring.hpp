#pragma once

#include "model/cube.hpp"
#include "model/match.hpp"
#include "model/outcome.hpp"
#include "model/position.hpp"
#include "model/rules.hpp"

#include <optional>

namespace gammonkit {

/// What `winner` has won by bearing off his last checker: a gammon if the loser has borne off none, a
/// backgammon if one of those stands on the bar or in the winner's home board besides.
[[nodiscard]] Stake stake_by_bearing_off(const Position& position, Player winner);

/// Points for a game won at `stake`. By the Jacoby rule nothing but a single game counts while the cube is
/// centered.
[[nodiscard]] int points_for(Stake stake, const Cube& cube, const Rules& rules);

/// `score` with the points of one more game, cut to the match length.
[[nodiscard]] ByPlayer<int> score_with(ByPlayer<int> score, const Outcome& outcome, const Rules& rules);

/// The score after a game, if the record leaves no doubt about it: turns and record do not contradict each
/// other.
[[nodiscard]] std::optional<ByPlayer<int>>
certain_score(const Game& game, const std::optional<Outcome>& by_turns, const Rules& rules);

/// Who won and how much, where the score has grown between two games as by one result; nothing otherwise.
[[nodiscard]] std::optional<Outcome> outcome_between(const ByPlayer<int>& before, const ByPlayer<int>& after);

}  // namespace gammonkit
