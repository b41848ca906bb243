#pragma once

#include "analysis/engine.hpp"
#include "analysis/rollout/rollout_settings.hpp"
#include "model/analysis.hpp"

#include <optional>
#include <vector>

namespace gammonkit {

/// What a rollout says of a play or of one side of a cube decision, seen by the player who decides. Errors
/// are one standard deviation of the means.
struct RolloutEstimate {
    std::int64_t trials = 0;
    Probabilities chances = {};
    Probabilities chances_error = {};
    /// Without and with the cube: points per unit of the cube on the table, or EMG. With a cubeless rollout
    /// both are the same.
    double cubeless = 0;
    double cubeless_error = 0;
    double equity = 0;
    double equity_error = 0;
    std::optional<double> mwc = {};  ///< The same as a chance to win the match; nothing in a money session.
    std::optional<double> mwc_error = {};
};

/// A play that was rolled out.
struct PlayRollout {
    Play play;
    RolloutEstimate estimate;
    double loss = 0;        ///< To the best play.
    double loss_error = 0;  ///< As both met the same dice, it is smaller than the errors of both suggest.
};

/// A position before the roll that was rolled out.
struct CubeRollout {
    RolloutEstimate no_double;
    std::optional<RolloutEstimate> double_take = {};  ///< If the player on roll may double.
    CubeDecision decision;
    double double_error = 0;  ///< Of what a double that is taken brings more than none.
    double take_error = 0;    ///< Of `double_take`, beside which `double_drop` is certain.
};

/// What an earlier run found: of each play in their order, or without and with a double. All had as many
/// trials, and the same settings but for their number. A rollout goes on behind these trials, and finds what
/// one would have found that ran through; its errors of differences suppose that earlier trials differed as
/// later ones do. Empty: it begins.
using RolloutSoFar = std::vector<RolloutEstimate>;

/// Rolls out the position after each play, best first. All meet the same dice. The result does not depend on
/// `threads`; 0 stands for one for each processor. Fails as `NetEngine::rank_plays` does, if there is no
/// play, for an initial position, or with code "enough-trials" if `so_far` has all trials.
[[nodiscard]] Result<std::vector<PlayRollout>> roll_out_plays(const NetEngine& engine, const GameState& state,
                                                              const std::vector<Play>& plays,
                                                              const RolloutSettings& settings, int threads,
                                                              const Progress& progress = {},
                                                              const RolloutSoFar& so_far = {});

/// Rolls out the position before the roll: as it stands, and doubled and taken if that is possible.
[[nodiscard]] Result<CubeRollout> roll_out_cube(const NetEngine& engine, const GameState& state,
                                                const RolloutSettings& settings, int threads,
                                                const Progress& progress = {},
                                                const RolloutSoFar& so_far = {});

}  // namespace gammonkit
