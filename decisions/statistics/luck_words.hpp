#pragma once

#include "decisions/statistics/ratings.hpp"

#include <string_view>

namespace gammonkit {

/// The rating as people read it: that of GNU Backgammon, but "average dice" where that says "None", which
/// reads as if nothing were known.
[[nodiscard]] std::string_view words_of(LuckRating rating);

}  // namespace gammonkit
