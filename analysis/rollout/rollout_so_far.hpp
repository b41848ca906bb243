#pragma once

#include "analysis/cube/cube_context.hpp"
#include "analysis/rollout/rollout.hpp"

namespace gammonkit {

/// A rollout of ours in a record, which can go on.
struct RecordedRollout {
    RolloutSettings settings = {};  ///< As it was made; its trials are those that it has.
    std::vector<Play> plays = {};   ///< Those with the most trials; others were left as clearly worse. Of a
                                    ///< cube decision none.
    RolloutSoFar so_far = {};
};

/// What a record holds of a rollout of this state. Ours is known by the generator of its dice, which no other
/// program has. Fails with code "no-rollout" where it holds none, or one that says too little about itself to
/// go on. How far luck looked is not recorded.
[[nodiscard]] Result<RecordedRollout> recorded_rollout(const PlayAnalysis& analysis, const GameState& state,
                                                       const CubeContext& context);
[[nodiscard]] Result<RecordedRollout> recorded_rollout(const CubeAnalysis& analysis, const GameState& state,
                                                       const CubeContext& context);

}  // namespace gammonkit
