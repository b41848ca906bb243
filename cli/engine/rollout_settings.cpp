#include "cli/engine/rollout_settings.hpp"

#include "support/text.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

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

}  // namespace

Result<RolloutSettings> rollout_settings_of(const RolloutArguments& rollout, int plies)
{
    if (rollout.cubeful && rollout.cubeless)
        return failure("usage", "--cubeful and --cubeless exclude each other");
    RolloutSettings settings = rollout_of_plies(plies);
    settings.cube_plies = rollout.cube_ply.value_or(settings.cube_plies);
    settings.trials = rollout.trials.value_or(static_cast<int>(settings.trials));
    settings.cubeful = !rollout.cubeless;
    settings.variance_reduction = !rollout.no_variance_reduction;
    settings.quasi_random_dice = !rollout.random_dice;
    settings.truncated_at = rollout.truncate;
    settings.bearoff = bearoff_stop(rollout.bearoff_stop);
    settings.seed = static_cast<std::uint64_t>(rollout.seed.value_or(1));
    GK_TRY(settings.stop.standard_error, limit("--standard-error", rollout.standard_error));
    GK_TRY(settings.stop.deviations, limit("--jsd", rollout.deviations));
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
