#pragma once

#include "model/decisions/cube_choice.hpp"

namespace gammonkit {

/// What is right with the cube, and what each choice is worth.
struct CubeDecision {
    CubeSides values;      ///< Points with the cube counted, or the chance to win the match.
    CubeSides normalized;  ///< Points per unit of the cube, or EMG.
    CubeVerdict verdict;
    /// What the position is worth if both do what is best for them; as `values`.
    double optimal = 0;
};

}  // namespace gammonkit
