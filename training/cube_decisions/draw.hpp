#pragma once

#include "analysis/engine.hpp"

#include <cstdint>
#include <functional>

namespace gammonkit::training {

/// Which cube decisions are drawn.
struct DrawSettings {
    int money = 600;     ///< Of money games, half with a cube in the middle, half with the player's own.
    int matches = 150;   ///< At scores of matches.
    double limit = 0.1;  ///< How far apart the choices may be, in points for each unit of the cube, or EMG.
    int plies = 2;       ///< So far ahead that is judged.
    std::uint64_t seed = 1;
};

/// Lets the engine play against itself without looking ahead, and tells of decisions that are close: doubling
/// or not, or taking or not. No game has more than one of them. Bearoffs are left out where the engine knows
/// the cube exactly.
void draw_cube_decisions(NetEngine& engine, const DrawSettings& settings,
                         const std::function<void(const GameState&)>& found);

}  // namespace gammonkit::training
