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

/// What people read of a decision.
struct ResultLine {
    std::string from = {};   ///< A file, or a date.
    std::string match = {};  ///< The players, where they do not go without saying.
    std::string place = {};
    std::string player = {};
    std::string choice = {};
    std::string error = {};  ///< "-0.123", "-" where it is not known.
    std::string mark = {};   ///< "??"
    std::string better = {};
    std::string like = {};  ///< How near it is to what is asked about, and why.
    std::string xgid = {};
};
[[nodiscard]] ResultLine result_line(const SearchResults& report, std::size_t index, const Translator& words);

/// Lines with columns as wide as they must be; or, where a terminal is not that wide, two lines for each
/// decision below where it is from.
[[nodiscard]] std::string in_columns(const std::vector<ResultLine>& lines, const Console& console);

/// All in columns.
[[nodiscard]] std::string results_text(const SearchResults& report, const Session& session);

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
    /// `target` is the table, where it is one; `with_likeness`: with the columns of --like.
    FoundPrinter(Session& session, Telling telling, const FormatChoice& target, bool with_likeness = false);

    /// What is ready to be printed: of JSON, elements with commas between.
    void put(std::string_view text);
    void add(const FoundPiece& piece);
    /// Prints the lines for people, in columns.
    void finish() { session_.console.text(in_columns(lines_, session_.console)); }

private:
    Session& session_;
    Telling telling_;
    std::optional<JsonArray> array_ = {};
    std::vector<ResultLine> lines_ = {};
};

}  // namespace gammonkit::cli
