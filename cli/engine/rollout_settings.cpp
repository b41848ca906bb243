#include "cli/engine/rollout_settings.hpp"

#include "cli/engine/level_options.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// Each first roll of an opening with each second roll.
constexpr int kOpenings = 30 * 36;
/// As GNU Backgammon has it.
constexpr int kUsualLateFrom = 5;
/// So clear an error need not be rolled out further.
constexpr double kUsualDeviations = 3;

Result<std::optional<double>> limit(std::string_view option, const std::string& text)
{
    if (text.empty()) return std::nullopt;
    const std::optional<double> number = parse_double(text);
    if (number && std::isfinite(*number) && *number > 0) return number;
    return failure("usage", fmt::format("{} needs a number above 0, not '{}'", option, text));
}

BearoffStop bearoff_stop(const std::string& name)
{
    if (name == "never") return BearoffStop::never;
    return name == "known" ? BearoffStop::known : BearoffStop::exact;
}

Result<RolloutDepth> depth_of(int plies, const std::string& filter)
{
    RolloutDepth depth = rollout_depth(plies);
    if (filter.empty()) return depth;
    GK_TRY(depth.filters, move_filters_of(filter, plies));
    return depth;
}

/// "0,2"
std::optional<ByPlayer<int>> plies_by_player(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, ',');
    if (parts.size() != 2) return std::nullopt;
    const std::optional<int> first = parse_int(trimmed(parts[0]));
    const std::optional<int> second = parse_int(trimmed(parts[1]));
    const auto is_right = [](const std::optional<int>& plies) { return plies && *plies >= 0 && *plies <= 3; };
    if (!is_right(first) || !is_right(second)) return std::nullopt;
    return ByPlayer<int>{*first, *second};
}

Result<ByPlayer<RolloutDepth>> depths_of(const RolloutArguments& rollout, int plies,
                                         const std::string& filter)
{
    ByPlayer<int> of_players = {plies, plies};
    if (!rollout.player_ply.empty()) {
        const auto apart = plies_by_player(rollout.player_ply);
        if (!apart)
            return failure("usage",
                           fmt::format("--player-ply needs two numbers from 0 to 3, not '{}'",
                                       printable(rollout.player_ply)),
                           "0,2: the first player does not look ahead, the second looks 2 rolls ahead");
        of_players = *apart;
    }
    ByPlayer<RolloutDepth> depths;
    for (const Player player : kPlayers) {
        GK_TRY(depths[player], depth_of(of_players[player], filter));
        depths[player].cube = rollout.cube_ply.value_or(depths[player].cube);
    }
    return depths;
}

Result<std::optional<LateDepths>> late_depths_of(const RolloutArguments& rollout, const std::string& filter)
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
std::optional<int> truncation_plies_of(const RolloutArguments& rollout, const RolloutSettings& settings)
{
    if (rollout.truncate_ply || !rollout.truncate) return rollout.truncate_ply;
    const int first = settings.depth(Player::first, *rollout.truncate).cube;
    const int second = settings.depth(Player::second, *rollout.truncate).cube;
    return first == second ? std::nullopt : std::optional(std::max(first, second));
}

}  // namespace

Result<RolloutStop> rollout_stop_of(const RolloutArguments& rollout)
{
    RolloutStop stop;
    GK_TRY(stop.standard_error, limit("--standard-error", rollout.standard_error));
    GK_TRY(stop.deviations, limit("--jsd", rollout.deviations));
    stop.least_trials = rollout.least.value_or(static_cast<int>(stop.least_trials));
    return stop;
}

Result<RolloutSettings> rollout_settings_of(const RolloutArguments& rollout, int plies,
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
    settings.bearoff = bearoff_stop(rollout.bearoff_stop);
    settings.seed = static_cast<std::uint64_t>(rollout.seed.value_or(1));
    GK_TRY(settings.stop, rollout_stop_of(rollout));
    return settings;
}

Result<std::optional<ErrorRollouts>> error_rollouts_of(const Arguments& arguments)
{
    const bool has_settings = !arguments.analysis.rollout_above.empty() || arguments.rollout.trials ||
                              arguments.rollout.truncate || arguments.analysis.rollout_ply ||
                              arguments.rollout.seed || !arguments.rollout.deviations.empty() ||
                              !arguments.rollout.standard_error.empty();
    if (arguments.analysis.rollout.empty()) {
        if (has_settings) return failure("usage", "settings of rollouts need --rollout errors");
        return std::nullopt;
    }
    ErrorRollouts rollouts;
    GK_TRY(rollouts.settings,
           rollout_settings_of(arguments.rollout, arguments.analysis.rollout_ply.value_or(0)));
    if (!rollouts.settings.stop.deviations) rollouts.settings.stop.deviations = kUsualDeviations;
    GK_TRY(const std::optional<double> above, limit("--rollout-above", arguments.analysis.rollout_above));
    rollouts.above = above.value_or(rollouts.above);
    return rollouts;
}

}  // namespace gammonkit::cli
