#pragma once

#include "analysis/evaluate/evaluator.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace gammonkit {

/// So many boards with contact, all different, as they come up in games that the evaluator plays against
/// itself without looking ahead. The seed decides the dice.
[[nodiscard]] std::vector<Board> self_play_boards(const Evaluator& evaluator, std::size_t count,
                                                  std::uint64_t seed = 1);

/// Sixteen digits that tell two nets or two ways of searching apart: a hash of what the evaluator makes of
/// a few fixed boards, and of the plays it chooses. It does not depend on the processor: worths are rounded
/// much more than processors differ.
[[nodiscard]] std::string signature(const Evaluator& evaluator);

}  // namespace gammonkit
