#pragma once

#include "model/match.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::bgblitz_text {

/// The position of the lines from one upper frame to the line before the next; nothing, and a report, if
/// neither identifiers nor board tell it.
[[nodiscard]] std::optional<PositionRecord>
read_position(const SourceText& source, const std::vector<std::string_view>& lines, Reporter& reporter);

}  // namespace gammonkit::bgblitz_text
