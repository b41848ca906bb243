#include "analysis/annotate/decisions.hpp"
#include "analysis/annotate/error_rollouts.hpp"
#include "analysis/annotate/estimates.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

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

}  // namespace

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
    const int plies = deeper ? depth.of_cube().context.plies : depth.screen.context.plies;
    CubeAssessment judged{.analysis = Recorder(judge, state, ranked, plies).analysis(),
                          .ranked = ranked,
                          .looked_deeper = deeper};
    GK_TRY_VOID(roll_out_error(judge, state, made, judged));
    return judged;
}

}  // namespace gammonkit
