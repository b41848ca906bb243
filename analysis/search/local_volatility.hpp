#pragma once

#include "analysis/evaluate/evaluator.hpp"

namespace gammonkit {

/// How far the next roll of the player on roll moves his chance to win on average, if he plays what seems
/// best without looking ahead. It takes as long as to look one roll ahead.
[[nodiscard]] double local_volatility(const Evaluator& evaluator, const Board& board);

}  // namespace gammonkit
