#pragma once

#include "model/match.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// Puts plays and dice right that are certainly slips of the pen: see `Correction::certain`. What analyses
/// said of the wrong play goes. Says what it changed, a line each.
[[nodiscard]] std::vector<std::string> repair_plays(Match& match);

}  // namespace gammonkit
