#include "decisions/statistics/judge.hpp"

#include "decisions/statistics/judge_cube.hpp"
#include "model/decisions/judge.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// What one decision of a match is judged by.
struct Judge {
    const Match& match;
    const MatchEquityTable& table;
    const CountingRules& counting;

    [[nodiscard]] const Turn& turn_of(const Decision& decision) const
    {
        return match.games[decision.game].turns[decision.turn];
    }

    /// How errors of this decision are measured; nothing where the score and the cube are not known.
    [[nodiscard]] std::optional<Scale> scale_of(const Decision& decision) const
    {
        if (!decision.state) return std::nullopt;
        // The cube is seen by the one who doubles.
        const bool answers = decision.kind == DecisionKind::answer;
        return Scale(table, *decision.state, answers ? opponent(decision.player) : decision.player);
    }

    void add_error(DecisionError& judged, const Amount& error) const
    {
        judged.error = error;
        judged.mark = mark_for_error(error.normalized, *counting.thresholds);
    }

    void add_luck(DecisionError& judged) const
    {
        const std::optional<Scale> scale = scale_of(judged.decision);
        if (!scale || !judged.decision.luck) return;
        judged.luck = scale->amount(*judged.decision.luck);
        if (judged.luck) judged.luck_mark = mark_for_luck(judged.luck->normalized, *counting.thresholds);
    }

    void judge_play(DecisionError& judged) const;
    void judge_offer(DecisionError& judged, const CubeEquities& values) const;
    void judge_answer(DecisionError& judged, const CubeEquities& values) const;
    void add_shared_judgement(DecisionError& judged) const;
    void judge_cube(DecisionError& judged) const;
    [[nodiscard]] DecisionError judged(Decision decision) const;
};

/// By the rules, because a record may list one candidate of many, or none of one.
bool is_forced(const Decision& decision, const Turn& turn)
{
    if (!turn.plays.empty() && turn.plays.front().candidates.size() > 1) return false;
    if (!decision.state) return !turn.plays.empty();
    return legal_plays(decision.state->position, decision.player, *decision.dice).size() <= 1;
}

bool is_illegal(const Decision& decision, const Turn& turn)
{
    const auto* made = std::get_if<CheckerPlay>(&turn.action);
    return made != nullptr && decision.state &&
           (made->result || why_illegal(decision.state->position, decision.player, made->dice, made->play));
}

/// The last analysis among the double and the beavers that a turn answers; null without one.
const CubeAnalysis* analysis_before(const std::vector<Turn>& turns, std::size_t turn)
{
    while (turn-- > 0) {
        const Action& action = turns[turn].action;
        const bool raises = std::holds_alternative<Beaver>(action) || std::holds_alternative<Raccoon>(action);
        const bool is_double = std::holds_alternative<Double>(action);
        if ((raises || is_double) && !turns[turn].cubes.empty()) return &turns[turn].cubes.front();
        if (!raises && !std::holds_alternative<Remark>(action)) return nullptr;
    }
    return nullptr;
}

/// In single precision, as GNU Backgammon has it.
double lost_by_play(const Judgement& judgement)
{
    const auto best = static_cast<float>(*judgement.value_of_best.equity);
    return std::max(0.0F, best - static_cast<float>(*judgement.value_of_made.equity));
}

void Judge::judge_play(DecisionError& judged) const
{
    const Turn& turn = turn_of(judged.decision);
    if (!turn.plays.empty()) judged.gap = gap_of(turn.plays.front());
    const Boxed<Judgement>& judgement = judged.decision.judgement;
    const std::optional<Scale> scale = scale_of(judged.decision);
    const bool is_known = scale && judgement && judgement->error.equity;
    // What is best is legal: only an error needs to be looked at.
    const bool illegal = is_known && lost_by_play(*judgement) > 0 && is_illegal(judged.decision, turn);
    if (is_known && !illegal) add_error(judged, scale->amount(lost_by_play(*judgement)));
    if (!std::holds_alternative<CheckerPlay>(turn.action)) {
        judged.in_rate = judged.in_performance = RateEligibility::not_played;
    } else if (is_forced(judged.decision, turn)) {
        judged.in_rate = judged.in_performance = RateEligibility::forced;
    } else if (turn.plays.empty()) {
        judged.in_rate = judged.in_performance = RateEligibility::not_analyzed;
    } else if (!judged.error) {
        judged.in_rate = judged.in_performance =
            illegal ? RateEligibility::illegal : RateEligibility::not_comparable;
    } else if (spread_of(turn.plays.front()) < counting.relevant_spread) {
        judged.in_performance = RateEligibility::indifferent;
    }
}

void Judge::judge_offer(DecisionError& judged, const CubeEquities& values) const
{
    const SingleCubeSides& sides = values.normalized;
    judged.gap = gap_of_offer(sides);
    const bool doubled = judged.decision.choice == MadeChoice::doubled;
    add_error(judged, error_of_offer(values, doubled));
    const bool wrong = judged.error->normalized > 0;
    if (wrong) judged.mistake = mistake_of_offer(sides, doubled, counting);
    if (!doubled && !is_close(sides, counting)) judged.in_rate = RateEligibility::not_close;
    if (!doubled && !wrong && !is_relevant_offer(sides, counting))
        judged.in_performance = RateEligibility::not_close;
}

void Judge::judge_answer(DecisionError& judged, const CubeEquities& values) const
{
    judged.gap = gap_of_answer(values.normalized);
    const bool took = judged.decision.choice != MadeChoice::dropped;
    add_error(judged, error_of_answer(values, took));
    const bool wrong = judged.error->normalized > 0;
    if (wrong) judged.mistake = took ? CubeMistake::wrong_take : CubeMistake::wrong_drop;
}

/// GNU Backgammon has one analysis for a double and all that answers it, so that the take of a beaver is
/// judged, too. Nobody else does that.
void Judge::add_shared_judgement(DecisionError& judged) const
{
    const Decision& decision = judged.decision;
    const bool took = decision.choice == MadeChoice::took;
    const bool ends = took || decision.choice == MadeChoice::dropped;
    if (decision.judgement || !ends || counting.rules == StatisticsRules::xg) return;
    const CubeAnalysis* shared = analysis_before(match.games[decision.game].turns, decision.turn);
    if (shared == nullptr) return;
    judged.decision.judgement = gammonkit::judge_answer(*shared, took);
    judged.in_performance = RateEligibility::beaver;
}

void Judge::judge_cube(DecisionError& judged) const
{
    add_shared_judgement(judged);
    const Boxed<Judgement>& judgement = judged.decision.judgement;
    const std::optional<Scale> scale = scale_of(judged.decision);
    const std::optional<CubeEquities> values =
        judgement && scale ? values_of(*judgement, *scale) : std::nullopt;
    if (judged.decision.choice == MadeChoice::beavered || judged.decision.choice == MadeChoice::raccooned) {
        judged.in_rate = judged.in_performance = RateEligibility::beaver;
    } else if (!judgement) {
        judged.in_rate = judged.in_performance = RateEligibility::not_analyzed;
    } else if (!values) {
        judged.in_rate = judged.in_performance = RateEligibility::not_comparable;
    } else if (judged.decision.kind == DecisionKind::offer) {
        judge_offer(judged, *values);
    } else {
        judge_answer(judged, *values);
    }
    // GNU Backgammon counts the cube before a roll with the play, and here is none: resigned, or broken off.
    if (std::holds_alternative<Roll>(turn_of(judged.decision).action))
        judged.in_rate = judged.in_performance = RateEligibility::not_played;
}

DecisionError Judge::judged(Decision decision) const
{
    DecisionError judged{.decision = std::move(decision)};
    const Decision& of = judged.decision;
    if (of.state) judged.phase = phase_of(of.state->position, of.ply);
    if (of.kind == DecisionKind::play) {
        judge_play(judged);
        add_luck(judged);
    } else {
        judge_cube(judged);
    }
    if (counting.rules == StatisticsRules::xg) judged.in_rate = judged.in_performance;
    if (judged.in_performance == RateEligibility::counted)
        judged.performance_error = performance_error(judged, match.rules, counting);
    return judged;
}

}  // namespace

std::vector<DecisionError> decision_errors(const Match& match, std::size_t game, const FollowedGame& followed,
                                           const MatchEquityTable& table, const CountingRules& counting)
{
    const Judge judge{match, table, counting};
    std::vector<DecisionError> judged;
    for (Decision& decision : decisions_of(match, game, followed))
        judged.push_back(judge.judged(std::move(decision)));
    return judged;
}

}  // namespace gammonkit
