#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::xg_text {

/// The lines from the XGID to "X to play 21": X is the player on roll, at the bottom.
[[nodiscard]] std::string header_text(const PositionRecord& record);

/// A name as it can stand in the line of names.
[[nodiscard]] std::string plain_name(const std::string& name);

}  // namespace gammonkit::xg_text
