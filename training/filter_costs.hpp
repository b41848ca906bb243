#pragma once

#include "analysis/benchmark/decision_table.hpp"
#include "analysis/evaluate/evaluator.hpp"
#include "model/analysis.hpp"

#include <optional>
#include <span>

namespace gammonkit::training {

/// What it costs to look two plies ahead for those plays alone that filters leave.
struct FilterCost {
    MoveFilter first = {};                  ///< Behind 0 plies.
    std::optional<MoveFilter> second = {};  ///< Behind 1 ply; without one, nobody looks 1 ply ahead.
    double looked_ahead_1 = 0;              ///< Plays a decision, on average.
    double looked_ahead_2 = 0;
    double milliseconds = 0;    ///< Of the processor, a decision.
    double error_rate = 0;      ///< A thousand times what a decision loses, in points without the cube.
    double lost = 0;            ///< By how much that is more than without filters.
    double standard_error = 0;  ///< Of `lost`.
};

/// For filters from narrow to wide, of the plays that decisions know, which are judged on one thread. Empty
/// if there is no decision of two plays or more that are all known.
[[nodiscard]] std::vector<FilterCost> filter_costs(const Evaluator& evaluator,
                                                   std::span<const ReferenceDecision> decisions);

}  // namespace gammonkit::training
