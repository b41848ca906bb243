#include "cli/commands/eval/judgement.hpp"

namespace gammonkit::cli {

Result<CubeJudgement> judge_cube(const Question& question)
{
    const GameState& state = question.position.state;
    if (const Result<void> possible = still_played(state); !possible) return tl::unexpected(possible.error());
    GK_TRY(RankedCube ranked, question.engine.judge_cube(state, question.level, question.progress));
    const CubeContext context = CubeContext::of(state, question.engine.match_equity_table());
    const Player player = state.on_roll;
    const double optimal = ranked.decision.optimal;
    CubeJudgement judgement{.ranked = ranked,
                            .equity = context.normalized(optimal, player, state.cube.value)};
    if (!context.is_money()) judgement.mwc = Mwc{optimal};
    if (ranked.decision.verdict.doubling != Doubling::not_available) {
        const CubeEfficiency efficiency = cube_efficiency(board_of(state.position, player));
        judgement.window =
            market_window(context, outcome_mix(ranked.chances), player, state.cube, efficiency);
    }
    return judgement;
}

Result<CubeJudgement> judge_cube(const Question& question, const Arguments& arguments)
{
    const GameState& state = question.position.state;
    const bool jumps = arguments.model == "jump";
    if (jumps && !state.rules.is_money())
        return failure("usage", "the jump model knows money games only, and this is a match");
    GK_TRY(CubeJudgement judgement, judge_cube(question));
    if (jumps) judgement.jumps = jump_decision(question.own.evaluator(), state, judgement.ranked.chances);
    return judgement;
}

Result<PlayJudgement> judge_plays(const Question& question, std::size_t most)
{
    const GameState& state = question.position.state;
    if (const Result<void> possible = still_played(state); !possible) return tl::unexpected(possible.error());
    GK_TRY(std::vector<RankedPlay> plays,
           question.engine.rank_plays(state, question.level, question.progress, {}));
    PlayJudgement judgement{.plays = std::move(plays)};
    judgement.legal = judgement.plays.size();
    judgement.plays.resize(std::min(judgement.legal, most));
    return judgement;
}

}  // namespace gammonkit::cli
