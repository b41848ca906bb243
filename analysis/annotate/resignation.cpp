#include "analysis/annotate/decisions.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

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

}  // namespace

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
