#pragma once

#include "filter/find.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// What was found in one input.
struct FoundReport {
    std::string file = {};
    /// "g2-17", or "m3-g2-17" where the file holds several matches: what --place understands; "position 3".
    std::vector<std::string> places = {};
    std::vector<FoundDecision> decisions = {};  ///< One for each place.
};

/// A line for each, in columns.
[[nodiscard]] std::string found_text(const FoundReport& report);

/// An object for each, with commas between: docs/filters.md is about what is found, csv.md about "row".
[[nodiscard]] std::string found_json(const FoundReport& report);

}  // namespace gammonkit::cli
