#pragma once

#include "formats/format.hpp"
#include "model/decisions/columns.hpp"

#include <array>
#include <functional>

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

}  // namespace gammonkit
