#pragma once

#include "analysis/position_judge.hpp"

#include <functional>

namespace gammonkit {

/// Sets what plays are worth by looking at the boards behind them, which the opponent sees, so many plies
/// ahead.
using LookAtPlays =
    std::function<Result<void>(std::span<PlayEvaluation> plays, std::span<const Board> boards, int plies)>;

/// Ranks the plays of the roll on the table as `PositionJudge::rank_plays` promises: at each depth for which
/// the level has a filter, and at last at its own, `look` judges the plays that are left. Fails if there are
/// no dice, or as `look` does.
[[nodiscard]] Result<std::vector<PlayEvaluation>> ranked_plays(const GameState& state, const Level& level,
                                                               std::span<const Position> always,
                                                               const LookAtPlays& look);

/// Sets what a play is worth: `theirs` are the opponent's chances behind it, `value` is that of the player,
/// in the unit of the context.
void set_worth(PlayEvaluation& play, const Chances& theirs, double value, const CubeContext& context,
               const GameState& state);

}  // namespace gammonkit
