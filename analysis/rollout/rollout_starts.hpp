#pragma once

#include "analysis/engine.hpp"
#include "analysis/rollout/trial.hpp"
#include "model/game_state.hpp"

#include <cstddef>
#include <optional>
#include <span>
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

/// How many plays are rolled out where nobody says how many.
inline constexpr std::size_t kUsualRolledOutPlays = 3;

/// The plays to roll out: at most so many of those that seem best two plies ahead, and those that are
/// `wanted` if they are legal, each once. Fails as `NetEngine::rank_plays` does.
[[nodiscard]] Result<std::vector<Play>> promising_plays(NetEngine& engine, const GameState& state,
                                                        std::size_t most, std::span<const Play> wanted = {});

}  // namespace gammonkit
