#pragma once

#include "analysis/progress.hpp"
#include "analysis/rollout/trial.hpp"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace gammonkit {

/// The trials of positions that are rolled out together: for each position, each trial in order.
using TrialTable = std::vector<std::vector<TrialFigures>>;

/// The mean of trials, and one standard deviation of it.
struct TrialSummary {
    TrialFigures mean;
    TrialFigures standard_error;
};

[[nodiscard]] TrialSummary summary(std::span<const TrialFigures> trials);

/// One figure, and one standard deviation of what is known of it.
struct Measured {
    double value = 0;
    double standard_error = 0;
};

/// By how much a figure of one position exceeds that of another. It is taken trial by trial, as far as both
/// have been rolled out: with the same dice, luck falls out of it.
[[nodiscard]] Measured difference(std::span<const TrialFigures> a, std::span<const TrialFigures> b,
                                  double TrialFigures::* figure);

/// Which positions need more trials, from those made so far.
using WhichGoOn = std::function<std::vector<bool>(const TrialTable&)>;

/// What trials are made of.
struct TrialPlan {
    const Evaluator& evaluator;
    const CubeContext& context;
    const RolloutSettings& settings;
    Cube cube;             ///< The one on the table, whose stakes count without the cube.
    bool beavers = false;  ///< Whoever is doubled may turn the cube at once, and keep it: money play.
    std::vector<RolloutStart> starts;
    std::int64_t first_trial = 0;  ///< Those before it have been made elsewhere.
};

/// Makes the trials on several threads; the result does not depend on how many. Once the least number of
/// trials is made, `which` is asked after every 144. If `progress` stopped it, the trials that are whole, as
/// many for each position that was still open; nothing if these are not wanted, or too few.
[[nodiscard]] std::optional<TrialTable> make_trials(const TrialPlan& plan, int threads,
                                                    const WhichGoOn& which, const Progress& progress);

}  // namespace gammonkit
