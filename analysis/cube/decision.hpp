#pragma once

#include "analysis/cube/cube_context.hpp"
#include "model/decisions/cube_choice.hpp"

namespace gammonkit {

/// A cube decision without looking ahead.
struct CubeDecision {
    CubeSides values;      ///< As `CubeContext` counts them.
    CubeSides normalized;  ///< Points per unit of the cube, or EMG.
    CubeVerdict verdict;
    /// What the position is worth if both do what is best for them; as `values`.
    double optimal = 0;
};

/// The decision of `player`, who is on roll, from what he has without doubling and with the cube turned and
/// taken.
[[nodiscard]] CubeDecision decide(const CubeContext& context, const Rules& rules, Player player,
                                  const Cube& cube, double no_double, double double_take, bool gammons);

/// The decision by the model alone.
[[nodiscard]] CubeDecision static_decision(const CubeContext& context, const Rules& rules,
                                           const Chances& chances, Player player, const Cube& cube,
                                           const CubeEfficiency& efficiency);

}  // namespace gammonkit
