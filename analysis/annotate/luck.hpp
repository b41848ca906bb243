#pragma once

#include "analysis/engine.hpp"

namespace gammonkit {

/// How much more a roll brings the player on roll than his rolls do on average: what he has after its best
/// play, looking `plies` ahead from there, in points per unit of the cube or EMG. Of the first roll of a game
/// the average is over both players' first rolls; a double among these counts as any other roll would. The
/// dice of `state` do not matter. What the engine remembers of rolls is not looked at again. The engine must
/// be able to judge it. What is found is worth nothing once `progress` has stopped it, which it is asked at 2
/// plies and deeper.
[[nodiscard]] double luck_of(const GameState& state, Dice dice, const NetEngine& engine, int plies = 0,
                             const Progress& progress = {});

}  // namespace gammonkit
