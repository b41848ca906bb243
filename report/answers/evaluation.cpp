#include "report/answers/evaluation.hpp"

#include "analysis/engine.hpp"

#include <algorithm>

namespace gammonkit::answers {

Result<void> still_played(const GameState& state)
{
    const bool is_over = state.phase == GamePhase::over || state.phase == GamePhase::resigned ||
                         state.phase == GamePhase::dropped;
    if (!is_over) return can_be_judged(state);
    return failure("game-over", "the game is over");
}

Result<CubeEvaluation> evaluate_cube(const PositionQuestion& question)
{
    const GameState& state = question.position.state;
    if (const Result<void> possible = still_played(state); !possible) return tl::unexpected(possible.error());
    GK_TRY(RankedCube ranked, question.judge.judge_cube(state, question.level, question.progress));
    const CubeContext context = question.judge.cube_context(state);
    const Player player = state.on_roll;
    const double optimal = ranked.decision.optimal;
    CubeEvaluation evaluation{.ranked = ranked,
                              .equity = context.normalized(optimal, player, state.cube.value)};
    if (!context.is_money()) evaluation.mwc = Mwc{optimal};
    if (ranked.decision.verdict.doubling != Doubling::not_available) {
        const OutcomeMix mix = outcome_mix(ranked.chances);
        const CubeEfficiency usual = cube_efficiency(board_of(state.position, player));
        evaluation.window =
            market_window(context, mix, player, state.cube, context.efficiency(mix, player, usual));
    }
    return evaluation;
}

Result<PlayRanking> rank_plays(const PositionQuestion& question, std::size_t most)
{
    const GameState& state = question.position.state;
    if (const Result<void> possible = still_played(state); !possible) return tl::unexpected(possible.error());
    GK_TRY(std::vector<RankedPlay> plays,
           question.judge.rank_plays(state, question.level, question.progress, {}));
    PlayRanking ranking{.plays = std::move(plays)};
    ranking.legal = ranking.plays.size();
    ranking.plays.resize(std::min(ranking.legal, most));
    return ranking;
}

}  // namespace gammonkit::answers
