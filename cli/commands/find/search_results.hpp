#pragma once

#include "library/found_decision.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// What was found in one input.
struct SearchResults {
    std::string file = {};
    std::vector<PlacedDecision> decisions = {};
};

/// The cells of a line for people.
using ResultLine = std::vector<std::string>;
[[nodiscard]] ResultLine result_line(const SearchResults& report, std::size_t index);

/// Lines with columns as wide as they must be.
[[nodiscard]] std::string in_columns(const std::vector<ResultLine>& lines);

/// A line for each, in columns.
[[nodiscard]] std::string results_text(const SearchResults& report);

/// One as an object: docs/filters.md is about what is found, csv.md about "row".
[[nodiscard]] std::string results_json(const SearchResults& report, std::size_t index);

/// An object for each, with commas between.
[[nodiscard]] std::string results_json(const SearchResults& report);

}  // namespace gammonkit::cli
