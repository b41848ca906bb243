#pragma once

#include "decisions/statistics/judge_cube.hpp"
#include "model/analysis.hpp"
#include "model/rules.hpp"

namespace gammonkit {

/// What lies between the best and the worst candidate; 0 if fewer than two are evaluated.
[[nodiscard]] double spread_of(const PlayAnalysis& analysis);

/// Whether it is not obvious that there is no double: what lies between the sides is no more than the limit.
[[nodiscard]] bool is_relevant_offer(const SingleCubeSides& sides, const CountingRules& counting);

/// What a counted decision adds to the errors.
[[nodiscard]] double performance_error(const DecisionError& judged, const Rules& rules,
                                       const CountingRules& counting);

}  // namespace gammonkit
