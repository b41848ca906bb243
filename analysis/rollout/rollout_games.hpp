#pragma once

#include "analysis/engine.hpp"
#include "analysis/rollout/rollout_settings.hpp"
#include "analysis/rollout/trial.hpp"
#include "model/match.hpp"

#include <span>
#include <vector>

namespace gammonkit {

/// The games that a rollout of a state plays, each as a match of its own that begins with the position and
/// the cube set up: `count` of each play in their order, or without dice of the position as it stands and, if
/// the player on roll may double, doubled and taken. They end where the trials do. Comments of the games tell
/// which trial each is. Fails as the rollout does.
[[nodiscard]] Result<std::vector<Match>> rollout_games(const NetEngine& engine, const GameState& state,
                                                       const ByPlayer<PlayerInfo>& players,
                                                       const std::vector<Play>& plays,
                                                       const RolloutSettings& settings, std::int64_t count);

/// What was done in a game that began with `board`, as the turns of its record.
[[nodiscard]] std::vector<Turn> turns_of(std::span<const TrialMove> moves, Position board);

}  // namespace gammonkit
