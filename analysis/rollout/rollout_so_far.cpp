#include "analysis/rollout/rollout_so_far.hpp"

#include "analysis/rollout/rollout_record.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

tl::unexpected<Diagnostic> no_rollout()
{
    return failure("no-rollout", "there is no rollout of GammonKit's to go on with",
                   "a rollout of another program has dice that only that program knows");
}

RolloutDepth depth_of(const RolloutPlayer& player)
{
    RolloutDepth depth{.checker = player.checker.plies, .cube = player.cube.plies};
    for (const MoveFilter& filter : player.filters)
        depth.filters.push_back(filter.accept < 0 ? std::nullopt : std::optional(filter));
    return depth;
}

ByPlayer<RolloutDepth> depths_of(const ByPlayer<RolloutPlayer>& players)
{
    return {depth_of(players.first), depth_of(players.second)};
}

/// The settings that a record tells; nothing if these cannot be ours.
std::optional<RolloutSettings> settings_of(const RolloutRecord& record)
{
    if (!record.context || !record.standard_error) return std::nullopt;
    const RolloutContext& context = *record.context;
    RolloutSettings settings{.trials = record.trials,
                             .cubeful = context.cubeful,
                             .variance_reduction = context.variance_reduction,
                             .quasi_random_dice = context.quasi_random_dice,
                             .initial_position = context.initial_position,
                             .players = depths_of(context.players),
                             .seed = context.seed};
    if (context.truncated) {
        settings.truncated_at = context.truncated_at;
        settings.truncation_plies = context.truncation_cube.plies;
    }
    if (!context.stops_at_two_sided_bearoff) settings.bearoff = BearoffStop::never;
    if (context.stops_at_one_sided_bearoff) settings.bearoff = BearoffStop::known;
    if (context.late_evaluations)
        settings.late = LateDepths{.from = context.late_from, .players = depths_of(context.late_players)};
    const auto with_filters = [&](const ByPlayer<RolloutPlayer>& players) {
        return std::ranges::all_of(kPlayers, [&](Player player) {
            return static_cast<int>(players[player].filters.size()) >= players[player].checker.plies;
        });
    };
    // With anything lost on this way, it would play other games.
    const bool is_whole = rollout_context(settings) == context && with_filters(context.players) &&
                          with_filters(context.late_players);
    return is_whole ? std::optional(settings) : std::nullopt;
}

/// A number in a record as points per unit of the cube, or EMG; of an error, the width of one.
struct Worth {
    double equity = 0;
    std::optional<double> mwc = {};
};

Worth worth_of(const std::optional<Value>& value, const std::optional<Mwc>& mwc, const GameState& state,
               const CubeContext& context, bool is_error)
{
    Worth worth;
    if (mwc) worth.mwc = mwc->value;
    if (value && !std::holds_alternative<Mwc>(*value)) {
        worth.equity = std::visit([](const auto& number) { return double{number.value}; }, *value);
        if (context.is_money() || worth.mwc) return worth;
    }
    const auto normalized = [&](double number) {
        return context.normalized(number, state.on_roll, state.cube.value);
    };
    if (!worth.mwc && value && std::holds_alternative<Mwc>(*value)) worth.mwc = std::get<Mwc>(*value).value;
    if (worth.mwc) {
        worth.equity = normalized(*worth.mwc) - (is_error ? normalized(0) : 0);
    } else {
        const auto mwc_of = [&](double number) {
            return context.unnormalized(number, state.on_roll, state.cube.value);
        };
        worth.mwc = mwc_of(worth.equity) - (is_error ? mwc_of(0) : 0);
    }
    return worth;
}

std::optional<RolloutEstimate> estimate_of(const Assessment& assessment, const GameState& state,
                                           const CubeContext& context)
{
    if (!assessment.rollout || !assessment.rollout->standard_error) return std::nullopt;
    const Estimate& means = assessment.estimate;
    const Estimate& errors = *assessment.rollout->standard_error;
    if (!means.probabilities || !errors.probabilities) return std::nullopt;
    const auto worth = [&](const Estimate& estimate, bool is_error) {
        const auto& value = estimate.cubeful ? estimate.cubeful : estimate.cubeless;
        return worth_of(value, estimate.mwc, state, context, is_error);
    };
    const Worth mean = worth(means, false);
    const Worth error = worth(errors, true);
    return RolloutEstimate{.trials = assessment.rollout->trials,
                           .chances = *means.probabilities,
                           .chances_error = *errors.probabilities,
                           .cubeless = worth_of(means.cubeless, {}, state, context, false).equity,
                           .cubeless_error = worth_of(errors.cubeless, {}, state, context, true).equity,
                           .equity = mean.equity,
                           .equity_error = error.equity,
                           .mwc = mean.mwc,
                           .mwc_error = error.mwc};
}

}  // namespace

Result<RecordedRollout> recorded_rollout(const PlayAnalysis& analysis, const GameState& state,
                                         const CubeContext& context)
{
    RecordedRollout recorded;
    recorded.settings.trials = 0;
    for (const Candidate& candidate : analysis.candidates) {
        if (!candidate.assessment) continue;
        const std::optional<RolloutEstimate> estimate = estimate_of(*candidate.assessment, state, context);
        if (!estimate || estimate->trials < recorded.settings.trials) continue;
        const auto settings = settings_of(*candidate.assessment->rollout);
        if (!settings) continue;
        if (estimate->trials > recorded.settings.trials) {
            recorded = {};
            recorded.settings = *settings;
        }
        recorded.plays.push_back(candidate.play);
        recorded.so_far.push_back(*estimate);
    }
    if (recorded.so_far.empty()) return no_rollout();
    return recorded;
}

Result<RecordedRollout> recorded_rollout(const CubeAnalysis& analysis, const GameState& state,
                                         const CubeContext& context)
{
    const auto waits = estimate_of(analysis.no_double, state, context);
    const auto doubled = estimate_of(analysis.double_take, state, context);
    if (!waits || !doubled || waits->trials != doubled->trials) return no_rollout();
    const auto settings = settings_of(*analysis.no_double.rollout);
    if (!settings) return no_rollout();
    return RecordedRollout{.settings = *settings, .plays = {}, .so_far = {*waits, *doubled}};
}

}  // namespace gammonkit
