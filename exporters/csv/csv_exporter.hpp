#pragma once

#include "formats/format.hpp"

#include <array>

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

}  // namespace gammonkit
