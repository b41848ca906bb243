#pragma once

#include "analysis/rollout/trial.hpp"
#include "model/game_state.hpp"

#include <optional>
#include <vector>

namespace gammonkit {

/// From where a play is rolled out; nothing if it cannot be made.
[[nodiscard]] std::optional<RolloutStart> start_after(const GameState& state, const Play& play);

/// The position before the roll as it stands, and if `doubles`, behind it doubled and taken.
[[nodiscard]] std::vector<RolloutStart> starts_before_roll(const GameState& state, bool doubles);

/// True if whoever is doubled may turn the cube at once.
[[nodiscard]] inline bool allows_beavers(const Rules& rules)
{
    return rules.is_money() && rules.beavers.value_or(false);
}

}  // namespace gammonkit
