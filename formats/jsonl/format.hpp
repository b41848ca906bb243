#pragma once

#include "formats/decision_table_losses.hpp"
#include "formats/match_stream.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Writes one JSON object a line for each decision, with the columns of csv: see docs/formats/jsonl.md.
[[nodiscard]] Result<std::string> write_jsonl(const Collection& collection, const Options& options);

/// The same for the rows that `rows` hands over.
[[nodiscard]] std::string jsonl_rows(const std::function<void(DecisionSink&)>& rows, const Options& options);

/// A row whose cells are known already.
[[nodiscard]] std::string jsonl_row_of(std::span<const Cell> cells, const Options& options);

inline constexpr DecisionTable kJsonlTable{.rows = jsonl_rows, .row_of = jsonl_row_of};

inline constexpr std::array<std::string_view, 1> kJsonlExtensions{"jsonl"};

/// The row of the catalogue. See docs/formats/jsonl.md.
inline constexpr Format kJsonlFormat{.id = "jsonl",
                                     .title = "a row for each decision, as one JSON object a line",
                                     .extensions = kJsonlExtensions,
                                     .evidence = "the same cells as csv, compared for 26 matches",
                                     .carries = kInDecisionTables,
                                     .partial_losses = decision_table_losses,
                                     .write = write_jsonl,
                                     .stream = stream_in_a_row,
                                     .table = &kJsonlTable,
                                     .fallback_charset = "UTF-8"};

}  // namespace gammonkit
