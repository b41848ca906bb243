#pragma once

#include "analysis/cube/cube_context.hpp"
#include "analysis/cube/cube_decision.hpp"

namespace gammonkit {

/// The decision of `player`, who is on roll, from what he has without doubling and with the cube turned and
/// taken.
[[nodiscard]] CubeDecision decide(const CubeContext& context, const Rules& rules, Player player,
                                  const Cube& cube, double no_double, double double_take, bool gammons);

/// The decision by the model alone.
[[nodiscard]] CubeDecision static_decision(const CubeContext& context, const Rules& rules,
                                           const Chances& chances, Player player, const Cube& cube,
                                           const CubeEfficiency& efficiency);

}  // namespace gammonkit
