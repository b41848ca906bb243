#pragma once

#include "model/match.hpp"
#include "support/source_text.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace gammonkit::gnubg_text {

/// Adds what the lines below a board say: candidates, the cube decision, an annotation. Returns the lines
/// that said something else, such as who moved what.
std::vector<std::string_view> read_analysis(const SourceText& source, std::span<const std::string_view> lines,
                                            PositionRecord& record, Reporter& reporter);

}  // namespace gammonkit::gnubg_text
