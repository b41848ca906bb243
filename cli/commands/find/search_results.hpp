#pragma once

#include "cli/batch/format_choice.hpp"
#include "cli/output/json_output.hpp"
#include "library/found_decision.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

/// How what is found is told.
enum class Telling : std::uint8_t { text, json, count, table };

/// One decision that was found, ready to be printed.
struct FoundPiece {
    std::optional<double> number = {};  ///< What it is sorted by, if that is known.
    ResultLine line = {};               ///< For people,
    std::string text = {};              ///< or for programs.
};

/// Prints what is found, and above a table its names.
class FoundPrinter {
public:
    /// `target` is the table, where it is one.
    FoundPrinter(Session& session, Telling telling, const FormatChoice& target);

    /// What is ready to be printed: of JSON, elements with commas between.
    void put(std::string_view text) { array_ ? array_->add(text) : session_.console.data(text); }
    void add(const FoundPiece& piece);
    /// Prints the lines for people, in columns.
    void finish() { session_.console.data(in_columns(lines_)); }

private:
    Session& session_;
    Telling telling_;
    std::optional<JsonArray> array_ = {};
    std::vector<ResultLine> lines_ = {};
};

}  // namespace gammonkit::cli
