#pragma once

#include "analysis/search/level.hpp"

#include <cstdint>
#include <optional>

namespace gammonkit {

/// Where a trial ends because a bearoff table knows how the game goes on.
enum class BearoffStop : std::uint8_t {
    never,
    exact,  ///< Where the two-sided table knows the position.
    /// Also where the one-sided table does: nearly exact without the cube, and as good as the cube model is
    /// with it.
    known
};

/// When a rollout may end before all trials are made. All limits are points per unit of the cube, or EMG.
struct RolloutStop {
    /// Ends where the equity is known as well as this: one standard deviation of the mean.
    std::optional<double> standard_error = {};
    /// Plays that are so many standard deviations of the difference behind the best are left; what is known
    /// of a cube decision is enough where its choices differ by so many.
    std::optional<double> deviations = {};
    std::int64_t least_trials = 144;
    /// What was made so far is a result too, if there are trials enough for it, where `progress` stops a
    /// rollout; else that is a failure.
    bool keeps_what_was_made = false;
};

/// How games are played on to find out what a position is worth.
struct RolloutSettings {
    std::int64_t trials = 1296;
    /// Both players use the cube; else the game is played to its end for the stakes it has.
    bool cubeful = true;
    /// Takes the luck of each roll out of the result.
    bool variance_reduction = true;
    int luck_plies = 0;  ///< How far luck looks behind the play: each ply takes 20 times as long.
    /// The first three rolls of all trials together are spread as evenly as can be.
    bool quasi_random_dice = true;
    std::optional<int> truncated_at =
        {};  ///< After so many plies the position is evaluated and the trial ends.
    BearoffStop bearoff = BearoffStop::exact;
    int checker_plies = 0;  ///< How far ahead plays are looked at.
    int cube_plies = 0;     ///< The same for cube decisions, and for positions where trials end early.
    /// Which plays survive 0 plies, 1 ply ...: as in `Level`.
    std::vector<std::optional<MoveFilter>> filters = {};
    std::uint64_t seed = 1;
    RolloutStop stop = {};
};

/// Settings for plays that look so far ahead, with the tiny filters.
[[nodiscard]] RolloutSettings rollout_of_plies(int plies);

}  // namespace gammonkit
