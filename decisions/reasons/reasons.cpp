#include "decisions/reasons/reasons.hpp"

#include "analysis/annotate/estimates.hpp"
#include "analysis/cube/cube_context.hpp"
#include "analysis/cube/window.hpp"
#include "model/decisions/play_choice.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

/// Gammons that matter at the score, and explain enough of the loss.
std::optional<GammonReason> gammons_after(const WeighedPlays& plays, const CubeContext& context)
{
    constexpr double kLeast = 0.02;
    if (!plays.made.chances || !plays.best.chances) return std::nullopt;
    const Probabilities& made = *plays.made.chances;
    const Probabilities& best = *plays.best.chances;
    const double lost = made.lose_gammon - best.lose_gammon;
    const double won = best.win_gammon - made.win_gammon;
    const auto tells = [&](double more, Player winner) {
        const double part = more * 2 * gammon_value(context, winner, plays.state.cube.value);
        return more >= kLeast && part >= least_part(plays.loss);
    };
    const Player player = plays.state.on_roll;
    if (lost >= won && tells(lost, opponent(player)))
        return GammonReason{.lost = true, .made = made.lose_gammon, .best = best.lose_gammon};
    if (tells(won, player))
        return GammonReason{.lost = false, .made = made.win_gammon, .best = best.win_gammon};
    return std::nullopt;
}

/// Nothing where he could not double, or would not: the play is worth another number then.
std::optional<CashReason> cash_after(const WeighedPlays& plays, const CubeContext& context)
{
    constexpr double kRounded = 0.0005;
    constexpr double kLeast = 0.01;
    const std::optional<double>& made = plays.made.equity;
    const std::optional<double>& best = plays.best.equity;
    if (!made || !best || std::abs(*made + 1) > kRounded || *best < -1 + kLeast) return std::nullopt;
    if (!context.may_double(opponent(plays.state.on_roll), plays.state.cube)) return std::nullopt;
    return CashReason{.made = *made, .best = *best};
}

/// Where a race is decided, no pip is wasted: only gammons are left to play for.
bool is_open(const WeighedPlay& play)
{
    constexpr double kDecided = 0.01;
    return !play.chances || (play.chances->win > kDecided && play.chances->win < 1 - kDecided);
}

/// Nothing where the record or the analysis does not tell what became of the board.
std::optional<WeighedPlays> weighed(const Turn& turn, const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    const auto* const made = std::get_if<CheckerPlay>(&turn.action);
    if (made == nullptr || turn.plays.empty() || turn.plays.front().candidates.empty()) return std::nullopt;
    const PlayAnalysis& analysis = turn.plays.front();
    const Position& before = decision.state->position;
    const std::optional<Position> after_made =
        made->result ? std::optional(*made->result) : after(before, decision.player, made->play);
    const Candidate& best = analysis.candidates.front();
    const std::optional<Position> after_best = after(before, decision.player, best.play);
    if (!after_made || !after_best) return std::nullopt;
    WeighedPlays plays{.state = *decision.state,
                       .made = {.board = *after_made},
                       .best = {.board = *after_best},
                       .loss = judged.error->normalized};
    if (decision.judgement) {
        plays.made.equity = decision.judgement->value_of_made.equity;
        plays.best.equity = decision.judgement->value_of_best.equity;
    }
    const std::optional<std::size_t> played = played_candidate(analysis, *made, before, decision.player);
    const std::optional<Assessment>& assessed =
        played ? analysis.candidates[*played].assessment : std::optional<Assessment>();
    if (assessed) plays.made.chances = assessed->estimate.probabilities;
    if (best.assessment) plays.best.chances = best.assessment->estimate.probabilities;
    return plays;
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

bool has_reasons(const GameState& state, double loss)
{
    return loss >= ReasonFinder::kLeastLoss && state.rules.variant == Variant::standard;
}

}  // namespace

/// What was counted; the effect, which is a cash or gammons, comes last.
std::vector<Reason> ReasonFinder::of_play(const WeighedPlays& plays, const MatchEquityTable& table)
{
    if (!has_reasons(plays.state, plays.loss)) return {};
    const CubeContext context = CubeContext::of(plays.state, table);
    std::optional<Reason> effect;
    if (const std::optional<CashReason> cash = cash_after(plays, context))
        effect = *cash;
    else if (const std::optional<GammonReason> gammons = gammons_after(plays, context))
        effect = *gammons;
    std::vector<Reason> reasons;
    for (const PlayReason& reason : play_reasons({.before = plays.state.position,
                                                  .made = plays.made.board,
                                                  .best = plays.best.board,
                                                  .player = plays.state.on_roll,
                                                  .loss = plays.loss}))
        if (reason.kind != PlayReasonKind::wastage || is_open(plays.best)) reasons.emplace_back(reason);
    reasons.resize(std::min(reasons.size(), kMost - (effect ? 1 : 0)));
    if (effect) reasons.push_back(*effect);
    return reasons;
}

std::vector<Reason> ReasonFinder::of_cube(const WrongCube& wrong, double loss, const MatchEquityTable& table)
{
    if (!has_reasons(wrong.state, loss)) return {};
    const auto evaluator = [this]() -> const Evaluator& {
        // Two rolls meet about 8,000 boards, few of them twice.
        if (!evaluator_) evaluator_ = Evaluator::shipped({}, {.judged = 12, .estimated = 13});
        return *evaluator_;
    };
    std::vector<Reason> reasons;
    for (const CubeReason& reason : cube_reasons(wrong, table, evaluator))
        reasons.emplace_back(reason);
    reasons.resize(std::min(reasons.size(), kMost));
    return reasons;
}

std::vector<Reason> ReasonFinder::reasons(const Match& match, const DecisionError& judged,
                                          const MatchEquityTable& table)
{
    const Decision& decision = judged.decision;
    if (!decision.state || !judged.error || judged.error->normalized < kLeastLoss) return {};
    const Game& game = match.games[decision.game];
    if (decision.kind == DecisionKind::play) {
        const std::optional<WeighedPlays> plays = weighed(game.turns[decision.turn], judged);
        return plays ? of_play(*plays, table) : std::vector<Reason>();
    }
    const std::optional<CubeFault> fault = fault_of(judged);
    const CubeAnalyses& cubes = cubes_at(game, decision.turn);
    if (!fault || cubes.empty() || !cubes.front().no_double.estimate.probabilities) return {};
    const GameState state = before_double(*decision.state);
    return of_cube({.chances = chances_of(*cubes.front().no_double.estimate.probabilities),
                    .state = state,
                    .fault = *fault},
                   judged.error->normalized, table);
}

}  // namespace gammonkit
