#pragma once

#include "model/match.hpp"

#include <vector>

namespace gammonkit::party {

/// The numbers of a match's games, so that each is higher than the one before: the text knows a game by its
/// number alone.
[[nodiscard]] std::vector<int> numbers_to_write(const Match& match);

}  // namespace gammonkit::party
