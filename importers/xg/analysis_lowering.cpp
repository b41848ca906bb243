#include "importers/xg/analysis_lowering.hpp"

#include "formats/xg/mapping/analysis_records.hpp"
#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/levels.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit::xg {
namespace {

constexpr double kInterval = 1.96;  ///< Standard errors in half of a 95 % interval.

bool is_finite(const Evaluation& evaluation)
{
    return std::all_of(evaluation.begin(), evaluation.end(),
                       [](float number) { return std::isfinite(number); });
}

bool is_evaluated(const Evaluation& evaluation)
{
    return evaluation != Evaluation{} && is_finite(evaluation);
}

Probabilities probabilities_of(const Evaluation& e)
{
    return {.win = number_of(e[3]),
            .win_gammon = number_of(e[4]),
            .win_backgammon = number_of(e[5]),
            .lose_gammon = number_of(e[1]),
            .lose_backgammon = number_of(e[0])};
}

/// A side of a cube decision. Chances that are all zero are not known, and so is then an equity of zero.
Estimate estimate_of(const Evaluation& evaluation, float cubeful, bool money)
{
    Estimate estimate{.cubeful = value_of(number_of(cubeful), money)};
    if (std::any_of(evaluation.begin(), evaluation.end() - 1, [](float chance) { return chance != 0; }))
        estimate.probabilities = probabilities_of(evaluation);
    if (estimate.probabilities || evaluation.back() != 0)
        estimate.cubeless = value_of(number_of(evaluation.back()), money);
    return estimate;
}

RolloutRecord rollout_record_of(const Rollout& rollout, std::int32_t games, float interval, bool money)
{
    RolloutRecord record;
    record.trials = games;
    if (std::isfinite(interval) && interval > 0) {
        record.standard_error = Estimate{.cubeful = value_of(number_of(interval) / kInterval, money)};
    }
    record.context = settings_of(rollout);
    return record;
}

void set_rollout(Assessment& assessment, RolloutRecord record)
{
    assessment.level.clear();
    assessment.rollout = std::move(record);
}

/// The chance to win the match; 0 where none is stated.
std::optional<Mwc> chance_of(float mean)
{
    return std::isfinite(mean) && mean != 0 ? std::optional(Mwc{number_of(mean)}) : std::nullopt;
}

/// A decision whose analysis is of another board tells nothing of this one.
bool is_analyzed(const CubeRecord& cube)
{
    const DoubleAction& analysis = cube.analysis;
    const bool finite =
        std::isfinite(analysis.equity_no_double) && std::isfinite(analysis.equity_double_take);
    if (analysis.verdict == kNotAnalyzed || !finite) return false;
    if (!is_evaluated(analysis.no_double) || !is_finite(analysis.double_take)) return false;
    const std::optional<Position> shown = position_of(cube.board, Player::first, Variant::standard);
    const std::optional<Position> analyzed =
        position_of(analysis.board, player_of(cube.active), Variant::standard);
    return shown == analyzed;
}

}  // namespace

Value value_of(double equity, bool money)
{
    return money ? Value(Equity{equity}) : Value(Emg{equity});
}

std::optional<CubeAnalysis> cube_analysis_of(const CubeRecord& cube, const AnalysisContext& context)
{
    if (!is_analyzed(cube)) return std::nullopt;
    const DoubleAction& record = cube.analysis;
    CubeAnalysis analysis;
    analysis.by.engine = context.engine;
    analysis.no_double = analysis.double_take = assessment_at(record.level);
    analysis.no_double.estimate = estimate_of(record.no_double, record.equity_no_double, context.money);
    analysis.double_take.estimate = estimate_of(record.double_take, record.equity_double_take, context.money);
    if (std::isfinite(record.equity_double_drop))
        analysis.double_drop = value_of(number_of(record.equity_double_drop), context.money);
    const Rollout* rollout = rollout_at(context.document, cube.rollout);
    if (rollout == nullptr || record.level != kRolloutLevel) return analysis;
    set_rollout(analysis.no_double,
                rollout_record_of(*rollout, rollout->games, rollout->intervals[0], context.money));
    set_rollout(analysis.double_take,
                rollout_record_of(*rollout, rollout->games_double, rollout->intervals[1], context.money));
    if (!context.money) {
        analysis.no_double.estimate.mwc = chance_of(rollout->means[0]);
        analysis.double_take.estimate.mwc = chance_of(rollout->means[1]);
    }
    return analysis;
}

std::optional<PlayAnalysis> play_analysis_of(const MoveRecord& move, const AnalysisContext& context)
{
    PlayAnalysis analysis;
    analysis.by.engine = context.engine;
    bool any = false;
    for (std::size_t i = 0; i < move.analysis.choices.size(); ++i) {
        const Choice& choice = move.analysis.choices[i];
        const bool is_made = move.played && choice.result == move.after;
        const bool stays = choice.result == move.analysis.board;
        Candidate& candidate = analysis.candidates.emplace_back();
        if (!stays) candidate.play = play_of(choice.steps).value_or(Play{});
        if (is_made && !analysis.played) analysis.played = i;
        if (!is_evaluated(choice.evaluation)) continue;
        any = true;
        Assessment& assessment = candidate.assessment.emplace(assessment_at(choice.level));
        assessment.estimate = {.probabilities = probabilities_of(choice.evaluation),
                               .cubeful = value_of(number_of(choice.evaluation[6]), context.money)};
        const Rollout* rollout = rollout_at(context.document, move.rollouts[i]);
        if (rollout == nullptr || choice.level != kRolloutLevel) continue;
        set_rollout(assessment,
                    rollout_record_of(*rollout, rollout->games, rollout->intervals[0], context.money));
    }
    return any ? std::optional(std::move(analysis)) : std::nullopt;
}

}  // namespace gammonkit::xg
