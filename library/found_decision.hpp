#pragma once

#include "analysis/filter/find.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A decision that a filter has found, and where.
struct PlacedDecision {
    /// "g2-17", or "m3-g2-17" where the collection holds several matches; "position 3".
    std::string place;
    FoundDecision found;
};

/// The decisions of a collection that satisfy a filter, in its order: of all matches, then of positions.
[[nodiscard]] std::vector<PlacedDecision> find_placed(const Collection& collection, const Filter& filter,
                                                      const FindSettings& settings);

/// What a filter has found in a file, as an object in one line: docs/filters.md is about it, csv.md about
/// "row".
[[nodiscard]] std::string found_decision_json(const PlacedDecision& decision, std::string_view file);

}  // namespace gammonkit
