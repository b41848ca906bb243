#pragma once

#include "model/decisions/analysis_table.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// "−0.123 (−1.23%)": with the minus that is printed (U+2212) in place of each hyphen before a number.
[[nodiscard]] std::string with_minus(std::string_view text);

/// A table as it is printed: so are its numbers, and a disk marks what was played. Only what is laid out in
/// letters of one width, and what other programs read (CSV), keeps the hyphen and the star: a forum's
/// `[code]` may come in a font that lacks the others or draws them wider, and parsers of numbers know the
/// hyphen alone.
[[nodiscard]] AnalysisTable typeset(AnalysisTable table);

}  // namespace gammonkit
