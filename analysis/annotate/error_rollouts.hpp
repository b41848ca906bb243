#pragma once

#include "analysis/annotate/decisions.hpp"

namespace gammonkit {

/// Rolls out the best plays and the one that was made, if that one is so wrong that the judge wants it; what
/// is said of them is replaced. Fails as the engine does.
[[nodiscard]] Result<void> roll_out_error(const DecisionJudge& judge, const GameState& state,
                                          PlayAssessment& judged);

/// The same for both sides of a cube decision.
[[nodiscard]] Result<void> roll_out_error(const DecisionJudge& judge, const GameState& state,
                                          std::span<const CubeChoice> made, CubeAssessment& judged);

}  // namespace gammonkit
