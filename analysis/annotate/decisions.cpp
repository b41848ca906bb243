#include "analysis/annotate/decisions.hpp"

#include "analysis/annotate/estimates.hpp"
#include "analysis/rollout/rollout_record.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace gammonkit {
namespace {

using PlayEvaluations = std::vector<PlayEvaluation>;

/// The board after what was played, if that can be told.
std::optional<Position> board_after(const GameState& state, const CheckerPlay* made)
{
    if (made == nullptr || !made->notation.empty()) return std::nullopt;
    return made->result ? std::optional(*made->result) : after(state.position, state.on_roll, made->play);
}

std::optional<std::size_t> index_of(const PlayEvaluations& plays, const GameState& state,
                                    const std::optional<Position>& board)
{
    if (!board) return std::nullopt;
    const auto leads_there = [&](const PlayEvaluation& ranked) {
        return after(state.position, state.on_roll, ranked.play) == board;
    };
    const auto found = std::ranges::find_if(plays, leads_there);
    if (found == plays.end()) return std::nullopt;
    return static_cast<std::size_t>(found - plays.begin());
}

/// True if the best play is not the one that was made, or another is hardly worse.
bool needs_second_look(const PlayEvaluations& plays, const std::optional<std::size_t>& played, double close)
{
    if (plays.size() < 2) return false;
    return (played && *played > 0) || plays[0].equity - plays[1].equity < close;
}

Candidate candidate_of(const PlayEvaluation& ranked, const Level& level)
{
    Assessment assessment{.estimate = {.probabilities = probabilities_of(ranked.chances)}};
    Estimate& estimate = assessment.estimate;
    (level.context.cubeful ? estimate.cubeful : estimate.cubeless) = recorded(ranked.value);
    if (ranked.mwc) estimate.mwc = Mwc{recorded(ranked.mwc->value)};
    assessment.context = level.context;
    assessment.context->plies = ranked.plies;
    return {.play = ranked.play, .assessment = assessment};
}

/// The best candidates, and last the one that was played if it is not among them.
PlayAnalysis analysis_of(const DecisionJudge& judge, const PlayEvaluations& plays,
                         const std::optional<std::size_t>& played)
{
    PlayAnalysis analysis{.by = judge.by, .candidates = {}};
    const std::size_t count = std::min(plays.size(), std::max<std::size_t>(judge.most_plays, 1));
    for (std::size_t i = 0; i < count; ++i)
        analysis.candidates.push_back(candidate_of(plays[i], judge.depth.level));
    if (!played) return analysis;
    if (*played >= count) analysis.candidates.push_back(candidate_of(plays[*played], judge.depth.level));
    analysis.played = std::min(*played, count);
    return analysis;
}

/// Whatever was done with the cube is worth it; else what is close, or was wrong.
bool needs_second_look(const CubeDecision& decision, std::span<const CubeChoice> made, double close)
{
    const CubeSides& values = decision.normalized;
    const double difference = values.doubled() - values.no_double;
    return std::abs(difference) < close || std::ranges::any_of(
                                               made,
                                               [&](CubeChoice choice) {
                                                   return choice != CubeChoice::no_double ||
                                                          error_of(choice, decision) > 0;
                                               });
}

bool is_bad(const CubeDecision& decision, std::span<const CubeChoice> made)
{
    constexpr double kBad = 0.06;
    return std::ranges::any_of(made, [&](CubeChoice choice) { return error_of(choice, decision) > kBad; });
}

/// Writes down what one side of a cube decision is worth to the player on roll.
class Recorder {
public:
    Recorder(const DecisionJudge& judge, const GameState& state, const CubeEvaluation& ranked, int plies)
        : context_(CubeContext::of(state, judge.engine.match_equity_table())), player_(state.on_roll),
          cube_(state.cube), by_(judge.by), evaluation_(judge.depth.of_cube().context), ranked_(ranked)
    {
        evaluation_.plies = plies;
    }

    [[nodiscard]] CubeAnalysis analysis() const
    {
        const CubeSides& values = ranked_.decision.values;
        return {.by = by_,
                .no_double = assessment(values.no_double),
                .double_take = assessment(values.double_take),
                .double_drop = value_of(values.double_drop)};
    }

private:
    [[nodiscard]] Value value_of(double number) const
    {
        return recorded(context_.value(number, player_, cube_.value));
    }

    [[nodiscard]] Assessment assessment(double number) const
    {
        const double cubeless = context_.cubeless(ranked_.chances, player_, cube_);
        Estimate estimate{.probabilities = probabilities_of(ranked_.chances),
                          .cubeless = value_of(cubeless),
                          .cubeful = value_of(number)};
        if (!context_.is_money()) estimate.mwc = Mwc{recorded(number)};
        return {.estimate = estimate, .context = evaluation_};
    }

    CubeContext context_;
    Player player_;
    Cube cube_;
    const Provenance& by_;
    EvaluationContext evaluation_;
    const CubeEvaluation& ranked_;
};

/// What it is worth to the player on roll to play on; in the unit of the cube's context.
Result<double> value_of_playing_on(const DecisionJudge& judge, const GameState& state,
                                   const CubeContext& context)
{
    if (!state.dice) {
        GK_TRY(const CubeEvaluation cube,
               judge.engine.judge_cube(state, judge.depth.of_cube(), judge.progress));
        return cube.decision.optimal;
    }
    GK_TRY(const std::vector<PlayEvaluation> plays,
           judge.engine.rank_plays(state, judge.depth.level, judge.progress));
    return context.unnormalized(plays.front().equity, state.on_roll, state.cube.value);
}

/// The best candidates, and the one that was played.
std::vector<Play> plays_to_roll_out(const PlayAnalysis& analysis, std::size_t most)
{
    std::vector<Play> plays;
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        if (i < most || analysis.played == i) plays.push_back(analysis.candidates[i].play);
    }
    return plays;
}

double loss_of(const std::vector<PlayRollout>& rolled, const Play& played)
{
    const auto found = std::ranges::find(rolled, played, &PlayRollout::play);
    return found == rolled.end() ? 0 : found->loss;
}

/// Rolls out the best plays and the one that was made, if that one is so wrong that the judge wants it; what
/// is said of them is replaced. Fails as the engine does.
Result<void> roll_out_error(const DecisionJudge& judge, const GameState& state, PlayAssessment& judged)
{
    PlayAnalysis& analysis = judged.analysis;
    if (!judge.rollouts || !analysis.played || judged.error.value_or(0) <= judge.rollouts->above) return {};
    const RolloutSettings& settings = judge.rollouts->settings;
    const Play played = analysis.candidates[*analysis.played].play;
    GK_TRY(const std::vector<PlayRollout> rolled,
           roll_out_plays(judge.engine, state, plays_to_roll_out(analysis, judge.rollouts->most_plays),
                          settings, 1, judge.progress));
    RolloutRecorder(state, settings).put(rolled, analysis);
    judged.error = loss_of(rolled, played);
    judged.rolled_out = true;
    return {};
}

/// The same for both sides of a cube decision.
Result<void> roll_out_error(const DecisionJudge& judge, const GameState& state,
                            std::span<const CubeChoice> made, CubeAssessment& judged)
{
    const auto is_wrong = [&](CubeChoice choice) {
        return error_of(choice, judged.ranked.decision) > judge.rollouts->above;
    };
    if (!judge.rollouts || std::ranges::none_of(made, is_wrong)) return {};
    const RolloutSettings& settings = judge.rollouts->settings;
    GK_TRY(const CubeRollout rolled, roll_out_cube(judge.engine, state, settings, 1, judge.progress));
    if (!rolled.double_take) return {};
    RolloutRecorder(state, settings).put(rolled, judged.analysis);
    judged.ranked.decision = rolled.decision;
    judged.rolled_out = true;
    return {};
}

}  // namespace

Result<PlayAssessment> judge_play(const DecisionJudge& judge, const GameState& state, const CheckerPlay* made)
{
    const std::optional<Position> board = board_after(state, made);
    GK_TRY(PlayEvaluations plays, judge.engine.rank_plays(state, judge.depth.screen, judge.progress));
    std::optional<std::size_t> played = index_of(plays, state, board);
    const bool deeper =
        judge.depth.has_second_look() && needs_second_look(plays, played, judge.depth.close_play);
    if (deeper) {
        const std::span<const Position> always = board ? std::span(&*board, 1) : std::span<const Position>();
        GK_TRY(plays, judge.engine.rank_plays(state, judge.depth.level, judge.progress, always));
        played = index_of(plays, state, board);
    }
    PlayAssessment judged{.analysis = analysis_of(judge, plays, played), .looked_deeper = deeper};
    if (played) judged.error = std::max(0.0, plays.front().equity - plays[*played].equity);
    GK_TRY_VOID(roll_out_error(judge, state, judged));
    return judged;
}

double error_of(CubeChoice choice, const CubeDecision& decision)
{
    return error_of(choice, decision.normalized, decision.verdict.answer);
}

Result<CubeAssessment> judge_cube(const DecisionJudge& judge, const GameState& state,
                                  std::span<const CubeChoice> made)
{
    const Depth& depth = judge.depth;
    GK_TRY(CubeEvaluation ranked, judge.engine.judge_cube(state, depth.screen, judge.progress));
    const bool deeper =
        depth.has_second_look_at_cube() && needs_second_look(ranked.decision, made, depth.close_cube);
    if (deeper) {
        GK_TRY(ranked, judge.engine.judge_cube(state, depth.of_cube(), judge.progress));
    }
    int plies = deeper ? depth.of_cube().context.plies : depth.screen.context.plies;
    if (deeper && depth.bad_cube && is_bad(ranked.decision, made)) {
        GK_TRY(ranked, judge.engine.judge_cube(state, *depth.bad_cube, judge.progress));
        plies = depth.bad_cube->context.plies;
    }
    CubeAssessment judged{.analysis = Recorder(judge, state, ranked, plies).analysis(),
                          .ranked = ranked,
                          .looked_deeper = deeper};
    GK_TRY_VOID(roll_out_error(judge, state, made, judged));
    return judged;
}

Result<double> error_of_resignation(const DecisionJudge& judge, const GameState& state, Player resigns,
                                    Stake stake, const Action& action)
{
    const CubeContext context = CubeContext::of(state, judge.engine.match_equity_table());
    GK_TRY(const double of_roller, value_of_playing_on(judge, state, context));
    const double on = state.on_roll == resigns ? of_roller : context.opposite(of_roller);
    const auto normalized = [&](double value) {
        return context.normalized(value, resigns, state.cube.value);
    };
    const Stake counted = context.gammons_count(state.cube) ? stake : Stake::single;
    const double gained = normalized(on) - normalized(context.lost(resigns, state.cube.value, counted));
    // What the one who resigns gains by playing on, his opponent gains by letting him go.
    const bool refused = std::holds_alternative<RefuseResignation>(action);
    const bool resigned = std::holds_alternative<Resign>(action);
    return std::max(0.0, resigned || refused ? gained : -gained);
}

}  // namespace gammonkit
