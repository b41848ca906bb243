#pragma once

#include "training/cube_decisions/decision_rollout.hpp"

#include <functional>

namespace gammonkit::training {

/// Rolls cube decisions out, each on one thread, and tells of each in their order as soon as it and those
/// before it are done. The result does not depend on `threads`.
void roll_out_cube_decisions(const NetEngine& engine, const std::vector<GameState>& decisions,
                             const RolloutSettings& settings, int threads,
                             const std::function<void(const DecisionRollout&)>& done);

}  // namespace gammonkit::training
