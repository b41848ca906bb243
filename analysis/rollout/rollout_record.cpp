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

}  // namespace gammonkit
