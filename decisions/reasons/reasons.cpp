#include "decisions/reasons/reasons.hpp"

#include "model/decisions/play_choice.hpp"
#include "model/legal_plays.hpp"
#include "model/scoring.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// The candidates that a play error is about.
struct Compared {
    const Candidate& best;
    std::optional<std::size_t> played;
};

/// Whether gammons of `winner` count for anything: not if a single game is enough.
bool gammons_matter(const GameState& state, Player winner)
{
    return state.rules.is_money() || away(state, winner) > state.cube.value;
}

void add_gammons(std::vector<Reason>& reasons, const GameState& state, const Decision& decision,
                 const Probabilities& made, const Probabilities& best)
{
    constexpr double kLeast = 0.02;
    const double lost = made.lose_gammon - best.lose_gammon;
    const double won = best.win_gammon - made.win_gammon;
    if (lost >= kLeast && lost >= won && gammons_matter(state, opponent(decision.player)))
        reasons.emplace_back(GammonReason{.lost = true, .made = made.lose_gammon, .best = best.lose_gammon});
    else if (won >= kLeast && gammons_matter(state, decision.player))
        reasons.emplace_back(GammonReason{.lost = false, .made = made.win_gammon, .best = best.win_gammon});
}

/// What was counted; the effect, which is gammons, comes last.
std::vector<Reason> of_play(const Turn& turn, const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    const auto* const made = std::get_if<CheckerPlay>(&turn.action);
    if (made == nullptr || turn.plays.empty() || turn.plays.front().candidates.empty()) return {};
    const PlayAnalysis& analysis = turn.plays.front();
    const Position& before = decision.state->position;
    const std::optional<Position> after_made =
        made->result ? std::optional(*made->result) : after(before, decision.player, made->play);
    const Candidate& best = analysis.candidates.front();
    const std::optional<Position> after_best = after(before, decision.player, best.play);
    if (!after_made || !after_best) return {};
    std::vector<Reason> reasons;
    for (const PlayReason& reason : play_reasons({.before = before,
                                                  .made = *after_made,
                                                  .best = *after_best,
                                                  .player = decision.player,
                                                  .loss = judged.error->normalized}))
        reasons.emplace_back(reason);
    reasons.resize(std::min(reasons.size(), ReasonFinder::kMost));
    const std::optional<std::size_t> played = played_candidate(analysis, *made, before, decision.player);
    const std::optional<Assessment>& assessed =
        played ? analysis.candidates[*played].assessment : std::optional<Assessment>();
    if (assessed && assessed->estimate.probabilities && best.assessment &&
        best.assessment->estimate.probabilities) {
        reasons.resize(std::min(reasons.size(), ReasonFinder::kMost - 1));
        add_gammons(reasons, *decision.state, decision, *assessed->estimate.probabilities,
                    *best.assessment->estimate.probabilities);
    }
    return reasons;
}

std::optional<CubeFault> fault_of(const DecisionError& judged)
{
    if (!judged.mistake) return std::nullopt;
    switch (*judged.mistake) {
    case CubeMistake::missed_double_below_cash:
    case CubeMistake::missed_double_above_cash:
        return CubeFault::missed;
    case CubeMistake::wrong_double_below_double:
        return CubeFault::too_early;
    case CubeMistake::wrong_double_above_too_good:
        return CubeFault::too_good;
    case CubeMistake::wrong_take:
        return CubeFault::wrong_take;
    case CubeMistake::wrong_drop:
        return CubeFault::wrong_drop;
    }
    return std::nullopt;
}

/// The state that the doubler had.
GameState before_double(GameState state)
{
    state.offer = Offer::none;
    state.dice.reset();
    return state;
}

}  // namespace

std::vector<Reason> ReasonFinder::of_cube(const Match& match, const DecisionError& judged,
                                          const MatchEquityTable& table)
{
    const Decision& decision = judged.decision;
    const std::optional<CubeFault> fault = fault_of(judged);
    const CubeAnalyses& cubes = cubes_at(match.games[decision.game], decision.turn);
    if (!fault || cubes.empty()) return {};
    if (!evaluator_) evaluator_ = Evaluator::shipped();
    const GameState state = before_double(*decision.state);
    std::vector<Reason> reasons;
    for (const CubeReason& reason :
         cube_reasons({.analysis = cubes.front(), .state = state, .fault = *fault}, table, *evaluator_))
        reasons.emplace_back(reason);
    reasons.resize(std::min(reasons.size(), kMost));
    return reasons;
}

std::vector<Reason> ReasonFinder::reasons(const Match& match, const DecisionError& judged,
                                          const MatchEquityTable& table)
{
    const Decision& decision = judged.decision;
    if (!decision.state || !judged.error || judged.error->normalized < kLeastLoss) return {};
    if (decision.state->rules.variant != Variant::standard) return {};
    if (decision.kind == DecisionKind::play)
        return of_play(match.games[decision.game].turns[decision.turn], judged);
    return of_cube(match, judged, table);
}

}  // namespace gammonkit
