#include "analysis/rollout/rollout_record.hpp"

#include "analysis/annotate/estimates.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

constexpr std::string_view kGenerator = "SplitMix64";

Probabilities recorded_chances(const Probabilities& p)
{
    return {.win = recorded(p.win),
            .win_gammon = recorded(p.win_gammon),
            .win_backgammon = recorded(p.win_backgammon),
            .lose_gammon = recorded(p.lose_gammon),
            .lose_backgammon = recorded(p.lose_backgammon)};
}

EvaluationContext evaluation(int plies, bool cubeful)
{
    return {.plies = plies, .cubeful = cubeful, .deterministic_noise = true, .pruning_nets = true};
}

/// Records have a filter for each depth; one that keeps nothing back stands for none.
std::vector<MoveFilter> filters_of(const RolloutDepth& depth)
{
    constexpr MoveFilter kNone{.accept = -1};
    std::vector<MoveFilter> filters;
    for (const auto& filter : depth.filters)
        filters.push_back(filter.value_or(kNone));
    return filters;
}

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

RolloutContext rollout_context(const RolloutSettings& s)
{
    const auto player = [&](const RolloutDepth& depth) {
        return RolloutPlayer{.cube = evaluation(depth.cube, s.cubeful),
                             .checker = evaluation(depth.checker, s.cubeful),
                             .filters = filters_of(depth)};
    };
    const auto& late = s.late ? s.late->players : s.players;
    const int truncation =
        s.truncation_plies.value_or(s.depth(Player::first, s.truncated_at.value_or(0)).cube);
    return {.cubeful = s.cubeful,
            .variance_reduction = s.variance_reduction,
            .initial_position = s.initial_position,
            .quasi_random_dice = s.quasi_random_dice,
            .late_evaluations = s.late.has_value(),
            .truncated = s.truncated_at.has_value(),
            .truncated_at = s.truncated_at.value_or(0),
            .stops_at_two_sided_bearoff = s.bearoff != BearoffStop::never,
            .stops_at_one_sided_bearoff = s.bearoff == BearoffStop::known,
            .late_from = s.late ? s.late->from : 0,
            .generator = std::string(kGenerator),
            .seed = s.seed,
            .players = {player(s.players.first), player(s.players.second)},
            .late_players = {player(late.first), player(late.second)},
            .truncation_cube = evaluation(truncation, s.cubeful),
            .truncation_checker = evaluation(truncation, s.cubeful)};
}

Value RolloutRecorder::value(double normalized) const
{
    const double number = recorded(normalized);
    return state_.rules.is_money() ? Value(Equity{number}) : Value(Emg{number});
}

Estimate RolloutRecorder::estimate_of(const Probabilities& chances, double cubeless, double equity,
                                      std::optional<double> mwc) const
{
    Estimate result{.probabilities = recorded_chances(chances), .cubeless = value(cubeless)};
    if (!settings_.cubeful) return result;
    result.cubeful = value(equity);
    if (mwc) result.mwc = Mwc{recorded(*mwc)};
    return result;
}

Assessment RolloutRecorder::assessment(const RolloutEstimate& e) const
{
    RolloutRecord rollout{.trials = e.trials, .context = context_};
    rollout.standard_error = estimate_of(e.chances_error, e.cubeless_error, e.equity_error, e.mwc_error);
    return {.estimate = estimate_of(e.chances, e.cubeless, e.equity, e.mwc), .rollout = std::move(rollout)};
}

void RolloutRecorder::put(const std::vector<PlayRollout>& plays, PlayAnalysis& analysis) const
{
    const auto board = [&](const Play& play) { return after(state_.position, state_.on_roll, play); };
    const auto played =
        analysis.played ? std::optional(board(analysis.candidates[*analysis.played].play)) : std::nullopt;
    std::vector<Candidate> candidates;
    for (const PlayRollout& play : plays) {
        const auto same = [&](const Candidate& other) { return board(other.play) == board(play.play); };
        std::erase_if(analysis.candidates, same);
        candidates.push_back({.play = play.play, .assessment = assessment(play.estimate)});
    }
    std::ranges::move(analysis.candidates, std::back_inserter(candidates));
    analysis.candidates = std::move(candidates);
    if (!played) return;
    const auto is_played = [&](const Candidate& candidate) { return board(candidate.play) == *played; };
    const auto found = std::ranges::find_if(analysis.candidates, is_played);
    analysis.played = static_cast<std::size_t>(found - analysis.candidates.begin());
}

void RolloutRecorder::put(const CubeRollout& cube, CubeAnalysis& analysis) const
{
    analysis.no_double = assessment(cube.no_double);
    analysis.double_take = assessment(*cube.double_take);
    analysis.double_drop = value(cube.decision.normalized.double_drop);
}

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
