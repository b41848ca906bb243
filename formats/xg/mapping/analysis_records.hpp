#pragma once

#include "formats/xg/records/records.hpp"
#include "model/analysis.hpp"
#include "model/game_state.hpp"

#include <optional>

/// Analyses as records of XG, from the model. Whoever decides is on roll in `state`.
namespace gammonkit::xg {

/// The equity if it is in XG's unit: points of the current cube, normalized in a match. Only a match equity
/// table could convert others.
[[nodiscard]] std::optional<double> equity_of(const std::optional<Value>& value, bool money);

/// A float as the shortest decimal number that means it.
[[nodiscard]] double number_of(float value);

/// True if it has what a record of XG must state.
[[nodiscard]] bool can_write(const Assessment& assessment, bool money);
[[nodiscard]] bool can_write(const CubeAnalysis& analysis, bool money);

/// The record of a decision that was not analyzed if there is no analysis that can be written.
[[nodiscard]] DoubleAction double_action_of(const CubeAnalysis* analysis, const GameState& state);

/// What was lost by the decision that `cube` tells of, once its analysis is filled in.
void set_errors(CubeRecord& cube);

/// The candidates; the play that was made, if any, is added if it is not among them.
[[nodiscard]] BestMove best_move_of(const PlayAnalysis* analysis, const GameState& state, Dice dice,
                                    const std::optional<Play>& made);

/// What was lost by the play that `move` tells of, and how deep that was looked at.
void set_errors(MoveRecord& move);

/// A rollout of a play (seen, as XG does, by the opponent), or of both sides of a cube decision.
[[nodiscard]] Rollout rollout_of(const Assessment& play, const Evaluation& evaluation, bool money);
[[nodiscard]] Rollout rollout_of(const CubeAnalysis& analysis, const DoubleAction& record, bool money);

}  // namespace gammonkit::xg
