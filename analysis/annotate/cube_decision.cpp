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
    const CubeSides& worths = decision.normalized;
    const double difference = worths.doubled() - worths.no_double;
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
    Recorder(const DecisionJudge& judge, const GameState& state, const RankedCube& ranked, int plies)
        : context_(CubeContext::of(state, judge.engine.match_equity_table())), player_(state.on_roll),
          cube_(state.cube), by_(judge.by), evaluation_(judge.depth.level.context), ranked_(ranked)
    {
        evaluation_.plies = plies;
    }

    [[nodiscard]] CubeAnalysis analysis() const
    {
        const CubeSides& worths = ranked_.decision.worths;
        return {.by = by_,
                .no_double = assessment(worths.no_double),
                .double_take = assessment(worths.double_take),
                .double_drop = value(worths.double_drop)};
    }

private:
    [[nodiscard]] Value value(double worth) const
    {
        return recorded(context_.value(worth, player_, cube_.value));
    }

    [[nodiscard]] Assessment assessment(double worth) const
    {
        const double dead = context_.dead(outcome_mix(ranked_.chances), player_, cube_);
        Estimate estimate{.probabilities = probabilities_of(ranked_.chances),
                          .cubeless = value(dead),
                          .cubeful = value(worth)};
        if (!context_.is_money()) estimate.mwc = Mwc{recorded(worth)};
        return {.estimate = estimate, .context = evaluation_};
    }

    CubeContext context_;
    Player player_;
    Cube cube_;
    const Provenance& by_;
    EvaluationContext evaluation_;
    const RankedCube& ranked_;
};

}  // namespace

double error_of(CubeChoice choice, const CubeDecision& decision)
{
    return error_of(choice, decision.normalized, decision.verdict.answer);
}

Result<JudgedCube> judge_cube(const DecisionJudge& judge, const GameState& state,
                              std::span<const CubeChoice> made)
{
    const Depth& depth = judge.depth;
    GK_TRY(RankedCube ranked, judge.engine.judge_cube(state, depth.screen, judge.progress));
    const bool deeper = depth.has_second_look() && needs_second_look(ranked.decision, made, depth.close_cube);
    if (deeper) {
        GK_TRY(ranked, judge.engine.judge_cube(state, depth.level, judge.progress));
    }
    const int plies = deeper ? depth.level.context.plies : depth.screen.context.plies;
    JudgedCube judged{.analysis = Recorder(judge, state, ranked, plies).analysis(),
                      .ranked = ranked,
                      .looked_deeper = deeper};
    if (const Result<void> done = roll_out_error(judge, state, made, judged); !done)
        return tl::unexpected(done.error());
    return judged;
}

}  // namespace gammonkit
