#pragma once

#include "model/decisions/analysis_table.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// "−0.123 (−1.23%)": with the minus that is printed (U+2212) in place of each hyphen before a number.
[[nodiscard]] std::string with_minus(std::string_view text);

[[nodiscard]] AnalysisTable with_minus(AnalysisTable table);

/// A table as it is printed: so are its numbers, and a disk marks what was played. What is laid out in
/// letters of one width keeps the star, because fonts draw the disk wider; what other programs read (CSV)
/// keeps the hyphen, too.
[[nodiscard]] AnalysisTable typeset(AnalysisTable table);

}  // namespace gammonkit
