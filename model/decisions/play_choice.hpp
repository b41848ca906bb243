#pragma once

#include "model/decisions/decision.hpp"
#include "model/position.hpp"

#include <cstddef>
#include <optional>

namespace gammonkit {

/// The value that a choice is compared by: with the cube, or else without; nothing if neither is known.
[[nodiscard]] const std::optional<Value>& comparable_value(const Estimate& estimate);

/// How much worse one choice is than the best, never negative, in each unit in which both are known. A value
/// with the cube is never compared with one without.
[[nodiscard]] DecisionValue loss(const Estimate& best, const Estimate& made);

/// Which candidate was played: as the record says, or the one that leads to the same board.
[[nodiscard]] std::optional<std::size_t> played_candidate(const PlayAnalysis& analysis,
                                                          const CheckerPlay& made, const Position& position,
                                                          Player player);

}  // namespace gammonkit
