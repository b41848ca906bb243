#pragma once

#include "analysis/cube/cube_context.hpp"
#include "analysis/rollout/rollout.hpp"

namespace gammonkit {

/// The settings as records state them.
[[nodiscard]] RolloutContext rollout_context(const RolloutSettings& settings);

/// Writes down what rollouts of one state found, as readers find it in files that were rolled out.
class RolloutRecorder {
public:
    RolloutRecorder(const GameState& state, const RolloutSettings& settings)
        : state_(state), settings_(settings), context_(rollout_context(settings))
    {
    }

    [[nodiscard]] Assessment assessment(const RolloutEstimate& estimate) const;

    /// Puts the plays into an analysis, in place of what it says of them, in the order of their worth: those
    /// that were rolled out stand first.
    void put(const std::vector<PlayRollout>& plays, PlayAnalysis& analysis) const;

    /// Puts the decision into an analysis. Only for a decision that has two sides.
    void put(const CubeRollout& cube, CubeAnalysis& analysis) const;

private:
    [[nodiscard]] Value value(double normalized) const;
    [[nodiscard]] Estimate estimate_of(const Probabilities& chances, double cubeless, double equity,
                                       std::optional<double> mwc) const;

    const GameState& state_;
    const RolloutSettings& settings_;
    RolloutContext context_;
};

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
