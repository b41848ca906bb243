#pragma once

#include "decisions/filter/filter.hpp"
#include "model/decisions/likeness.hpp"
#include "support/sql/sql_database.hpp"

#include <cstdint>
#include <vector>

namespace gammonkit {

/// A decision of a database that is like another.
struct NearDecision {
    std::int64_t match = 0;   ///< Number of the match in the database,
    std::int64_t number = 0;  ///< and of the decision in the match.
    double distance = 0;
    DecisionTraits traits = {};
};

/// The decisions of the same kind that are nearest to one and satisfy a filter, which may be null: at most
/// `most`, the nearest first, and those at one distance as they came in. First only decisions of the same
/// plan with about the same pips are compared, and then those that could be nearer than what was found.
[[nodiscard]] Result<std::vector<NearDecision>> nearest_in(SqlDatabase& database, const DecisionTraits& asked,
                                                           const Filter* filter, std::size_t most);

}  // namespace gammonkit
