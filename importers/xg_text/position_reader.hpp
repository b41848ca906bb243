#pragma once

#include "model/match.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::xg_text {

/// The position of the lines from one XGID to the line before the next; nothing, and a report, if the XGID
/// is none.
[[nodiscard]] std::optional<PositionRecord>
read_position(const SourceText& source, const std::vector<std::string_view>& lines, Reporter& reporter);

}  // namespace gammonkit::xg_text
