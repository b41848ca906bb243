#pragma once

#include "analysis/statistics/judge_cube.hpp"
#include "model/analysis.hpp"
#include "model/rules.hpp"

namespace gammonkit {

/// What lies between the best and the worst candidate; 0 if fewer than two are evaluated.
[[nodiscard]] double spread_of(const PlayAnalysis& analysis);

/// Whether the choice is not obvious: what lies between its sides is no more than the limit.
[[nodiscard]] bool is_relevant_offer(const SingleCubeSides& sides, const CountingRules& counting);
[[nodiscard]] bool is_relevant_answer(const SingleCubeSides& sides, const CountingRules& counting);

/// What a counted decision adds to the errors.
[[nodiscard]] double performance_error(const JudgedDecision& judged, const Rules& rules,
                                       const CountingRules& counting);

}  // namespace gammonkit
