#pragma once

#include "model/match.hpp"
#include "support/source_text.hpp"

#include <string_view>
#include <vector>

namespace gammonkit::xg_text {

/// Reads what stands between the XGID and the analysis: names, score, board, pips, cube, whose turn it is.
/// All but the names follows from the XGID; where the board contradicts it, there is a warning. Returns how
/// many lines that were, the XGID's among them.
std::size_t read_header(const SourceText& source, const std::vector<std::string_view>& lines,
                        PositionRecord& record, Reporter& reporter);

}  // namespace gammonkit::xg_text
