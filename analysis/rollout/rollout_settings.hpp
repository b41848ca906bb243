#pragma once

#include "analysis/search/level.hpp"
#include "model/player.hpp"

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

/// How far a player looks ahead in the games of a rollout.
struct RolloutDepth {
    int checker = 0;  ///< Plies for plays.
    int cube = 0;     ///< The same for cube decisions, and for positions where trials end early.
    /// Which plays survive 0 plies, 1 ply ...: as in `Level`.
    std::vector<std::optional<MoveFilter>> filters = {};
    friend bool operator==(const RolloutDepth&, const RolloutDepth&) = default;
};

/// So many plies for plays and the cube, with the tiny filters.
[[nodiscard]] RolloutDepth rollout_depth(int plies);

/// From some ply of a trial on, counted from 0, the players look ahead otherwise: later decisions weigh less.
struct LateDepths {
    int from = 0;
    ByPlayer<RolloutDepth> players = {};
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
    /// The first roll is that of an opening, which is no double.
    bool initial_position = false;
    std::optional<int> truncated_at =
        {};  ///< After so many plies the position is evaluated and the trial ends.
    BearoffStop bearoff = BearoffStop::exact;
    ByPlayer<RolloutDepth> players = {};
    std::optional<LateDepths> late = {};
    /// How far ahead a position is evaluated where a trial is truncated; nothing: as far as who is on roll
    /// looks for cube decisions.
    std::optional<int> truncation_plies = {};
    std::uint64_t seed = 1;
    RolloutStop stop = {};

    /// How far a player looks at a ply of a trial.
    [[nodiscard]] const RolloutDepth& depth(Player player, int ply) const
    {
        return late && ply >= late->from ? late->players[player] : players[player];
    }
};

/// Settings for players that both look so far ahead, with the tiny filters.
[[nodiscard]] RolloutSettings rollout_of_plies(int plies);

}  // namespace gammonkit
