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

/// A table with names of columns, one of which has XGIDs, OGIDs or Position IDs below it.
[[nodiscard]] Confidence sniff_csv(const Sample& sample);

/// Reads a list of positions: a row each. Columns of comments become comments, and all others extras. Rows
/// that name no position are reported.
[[nodiscard]] Result<Collection> read_csv(const SourceText& source, const Options& options,
                                          Reporter& reporter);

/// Writes one row for each decision, as RFC 4180 says, or one for each position of a list that was read:
/// docs/formats/csv.md. A list fails with [csv-list] beside matches, which have other columns.
[[nodiscard]] Result<std::string> write_csv(const Collection& collection, const Options& options);

/// What the table does not tell; of a list of positions, what its columns have no place for.
[[nodiscard]] Census csv_losses(const Collection& collection, const Options& options);

/// Matches one by one, or a list of positions.
[[nodiscard]] std::unique_ptr<MatchStream> stream_csv(const Format& format, const Options& options);

/// The line with the names of the columns, which comes first.
[[nodiscard]] std::string csv_names(const Options& options);

/// The rows that `rows` hands over, without names.
[[nodiscard]] std::string csv_rows(const std::function<void(DecisionSink&)>& rows, const Options& options);

/// A row whose cells are known already.
[[nodiscard]] std::string csv_row_of(std::span<const Cell> cells, const Options& options);

inline constexpr DecisionTable kCsvTable{.names = csv_names, .rows = csv_rows, .row_of = csv_row_of};

inline constexpr std::array<std::string_view, 1> kCsvExtensions{"csv"};

/// Comments are carried in lists of positions, and counted as lost in tables of decisions.
inline constexpr FeatureSet kInCsv = kInDecisionTables.with(Feature::turn_comments);

/// The row of the catalogue. See docs/formats/csv.md.
inline constexpr Format kCsvFormat{
    .id = "csv",
    .title = "a row for each decision or position, for spreadsheets and statistics (CSV)",
    .extensions = kCsvExtensions,
    .evidence =
        "errors of five analyzed matches add up to what GNU Backgammon 1.07 says; 26 tables read back",
    .carries = kInCsv,
    .partial_losses = csv_losses,
    .write_options = kCsvWriteOptions,
    .sniff = sniff_csv,
    .surest = Confidence::plausible,
    .read = read_csv,
    .write = write_csv,
    .stream = stream_csv,
    .table = &kCsvTable};

}  // namespace gammonkit
