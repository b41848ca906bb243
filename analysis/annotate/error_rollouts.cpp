#include "analysis/annotate/error_rollouts.hpp"

#include "analysis/rollout/rollout_record.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

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

}  // namespace

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

}  // namespace gammonkit
