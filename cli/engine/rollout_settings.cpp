#include "cli/engine/rollout_settings.hpp"

#include "cli/engine/level_options.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// Each first roll of an opening with each second roll.
constexpr int kOpenings = 30 * 36;
/// As GNU Backgammon has it.
constexpr int kUsualLateFrom = 5;
/// So clear an error need not be rolled out further.
constexpr double kUsualDeviations = 3;

Result<RolloutDepth> depth_of(int plies, const std::string& filter)
{
    RolloutDepth depth = rollout_depth(plies);
    if (filter.empty()) return depth;
    GK_TRY(depth.filters, move_filters_of(filter, plies));
    return depth;
}

Result<ByPlayer<RolloutDepth>> depths_of(const RolloutOptions& rollout, int plies, const std::string& filter)
{
    const ByPlayer<int> of_players = rollout.player_ply.value_or(ByPlayer<int>{plies, plies});
    ByPlayer<RolloutDepth> depths;
    for (const Player player : kPlayers) {
        GK_TRY(depths[player], depth_of(of_players[player], filter));
        depths[player].cube = rollout.cube_ply.value_or(depths[player].cube);
    }
    return depths;
}

Result<std::optional<LateDepths>> late_depths_of(const RolloutOptions& rollout, const std::string& filter)
{
    if (!rollout.late_ply) {
        if (rollout.late_from) return failure("usage", "--late-from needs --late-ply");
        return std::nullopt;
    }
    GK_TRY(const RolloutDepth late, depth_of(*rollout.late_ply, filter));
    return LateDepths{.from = rollout.late_from.value_or(kUsualLateFrom), .players = {late, late}};
}

/// How far positions are evaluated where games are cut off. Records have one number for that: where the
/// players look differently far there, the larger one.
std::optional<int> truncation_plies_of(const RolloutOptions& rollout, const RolloutSettings& settings)
{
    if (rollout.truncate_ply || !rollout.truncate) return rollout.truncate_ply;
    const int first = settings.depth(Player::first, *rollout.truncate).cube;
    const int second = settings.depth(Player::second, *rollout.truncate).cube;
    return first == second ? std::nullopt : std::optional(std::max(first, second));
}

}  // namespace

RolloutStop rollout_stop_of(const RolloutOptions& rollout)
{
    RolloutStop stop{.standard_error = rollout.standard_error, .deviations = rollout.deviations};
    stop.least_trials = rollout.least.value_or(static_cast<int>(stop.least_trials));
    return stop;
}

Result<RolloutSettings> rollout_settings_of(const RolloutOptions& rollout, int plies,
                                            const std::string& filter)
{
    if (rollout.cubeful && rollout.cubeless)
        return failure("usage", "--cubeful and --cubeless exclude each other");
    RolloutSettings settings;
    GK_TRY(settings.players, depths_of(rollout, plies, filter));
    GK_TRY(settings.late, late_depths_of(rollout, filter));
    settings.initial_position = rollout.initial_position;
    if (settings.initial_position) settings.trials = kOpenings;
    settings.trials = rollout.trials.value_or(static_cast<int>(settings.trials));
    settings.cubeful = !rollout.cubeless;
    settings.variance_reduction = !rollout.no_variance_reduction;
    settings.luck_plies = rollout.luck_ply.value_or(0);
    settings.quasi_random_dice = !rollout.random_dice;
    settings.truncated_at = rollout.truncate;
    settings.truncation_plies = truncation_plies_of(rollout, settings);
    settings.bearoff = rollout.bearoff_stop;
    settings.seed = static_cast<std::uint64_t>(rollout.seed.value_or(1));
    settings.stop = rollout_stop_of(rollout);
    return settings;
}

Result<std::optional<ErrorRollouts>> error_rollouts_of(const ErrorRolloutOptions& errors,
                                                       const RolloutOptions& rollout)
{
    const bool has_settings = errors.above || rollout.trials || rollout.truncate || errors.ply ||
                              rollout.seed || rollout.deviations || rollout.standard_error;
    if (errors.which.empty()) {
        if (has_settings) return failure("usage", "settings of rollouts need --rollout errors");
        return std::nullopt;
    }
    ErrorRollouts rollouts;
    GK_TRY(rollouts.settings, rollout_settings_of(rollout, errors.ply.value_or(0)));
    if (!rollouts.settings.stop.deviations) rollouts.settings.stop.deviations = kUsualDeviations;
    rollouts.above = errors.above.value_or(rollouts.above);
    return rollouts;
}

}  // namespace gammonkit::cli
