#pragma once

#include "model/match.hpp"

namespace gammonkit {

/// True if any analysis says something of a turn, of the position, or of anything in the collection.
[[nodiscard]] bool is_analyzed(const Match& match);
[[nodiscard]] bool is_analyzed(const PositionRecord& record);
[[nodiscard]] bool is_analyzed(const Collection& collection);

}  // namespace gammonkit
