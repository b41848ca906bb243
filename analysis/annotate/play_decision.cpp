#include "analysis/annotate/decisions.hpp"
#include "analysis/annotate/error_rollouts.hpp"
#include "analysis/annotate/estimates.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
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

}  // namespace gammonkit
