#pragma once

#include "formats/decision_table_losses.hpp"
#include "formats/match_stream.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

inline constexpr std::array kCsvWriteOptions{
    OptionSpec{.name = "safe",
               .type = OptionSpec::Type::flag,
               .default_value = "yes",
               .help = "an apostrophe before texts that a spreadsheet would take for a formula"},
    OptionSpec{.name = "bom",
               .type = OptionSpec::Type::flag,
               .default_value = "no",
               .help = "begin with a byte-order mark, by which Excel knows UTF-8"},
};

/// Writes one row for each decision, as RFC 4180 says: see docs/formats/csv.md.
[[nodiscard]] Result<std::string> write_csv(const Collection& collection, const Options& options);

/// The line with the names of the columns, which comes first.
[[nodiscard]] std::string csv_names(const Options& options);

/// The rows that `rows` hands over, without names.
[[nodiscard]] std::string csv_rows(const std::function<void(DecisionSink&)>& rows, const Options& options);

/// A row whose cells are known already.
[[nodiscard]] std::string csv_row_of(std::span<const Cell> cells, const Options& options);

inline constexpr DecisionTable kCsvTable{.names = csv_names, .rows = csv_rows, .row_of = csv_row_of};

inline constexpr std::array<std::string_view, 1> kCsvExtensions{"csv"};

/// The row of the catalogue. See docs/formats/csv.md.
inline constexpr Format kCsvFormat{
    .id = "csv",
    .title = "a row for each decision, for spreadsheets and statistics (CSV)",
    .extensions = kCsvExtensions,
    .evidence =
        "errors of five analyzed matches add up to what GNU Backgammon 1.07 says; 26 tables read back",
    .carries = kInDecisionTables,
    .partial_losses = decision_table_losses,
    .write_options = kCsvWriteOptions,
    .write = write_csv,
    .stream = stream_in_a_row,
    .table = &kCsvTable,
    .fallback_charset = "UTF-8"};

}  // namespace gammonkit
