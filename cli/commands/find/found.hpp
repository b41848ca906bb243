#pragma once

#include "analysis/filter/find.hpp"

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

/// The cells of a line for people.
using FoundLine = std::vector<std::string>;
[[nodiscard]] FoundLine found_line(const FoundReport& report, std::size_t index);

/// Lines with columns as wide as they must be.
[[nodiscard]] std::string in_columns(const std::vector<FoundLine>& lines);

/// A line for each, in columns.
[[nodiscard]] std::string found_text(const FoundReport& report);

/// One as an object: docs/filters.md is about what is found, csv.md about "row".
[[nodiscard]] std::string found_json(const FoundReport& report, std::size_t index);

/// An object for each, with commas between.
[[nodiscard]] std::string found_json(const FoundReport& report);

}  // namespace gammonkit::cli
