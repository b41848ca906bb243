#pragma once

#include "model/match.hpp"
#include "support/result.hpp"

#include <string_view>

namespace gammonkit::transcript {

/// Does what a line says of the match as a whole: "match 7", "players Ann vs Bo", "date 2024-05-25". False if
/// it says nothing of that kind; fails if what it says cannot be.
[[nodiscard]] Result<bool> tell_of_match(Match& match, std::string_view line);

}  // namespace gammonkit::transcript
