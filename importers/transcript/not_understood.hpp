#pragma once

#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <string_view>

namespace gammonkit::transcript {

/// Why a line without its times and comment means nothing between these players, and what may have been
/// meant.
[[nodiscard]] Diagnostic why_not_understood(std::string_view line, const ByPlayer<PlayerInfo>& players);

}  // namespace gammonkit::transcript
