#pragma once

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

}  // namespace gammonkit
