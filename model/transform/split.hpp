#pragma once

#include "model/match.hpp"

#include <vector>

namespace gammonkit {

enum class SplitBy { match, game, position };

/// One collection for each match, or for each game; positions that stand alone come last, one collection
/// each. A single game keeps its number, score and match information. By position, all matches stay with the
/// first position.
[[nodiscard]] std::vector<Collection> split(const Collection& collection, SplitBy by);

}  // namespace gammonkit
