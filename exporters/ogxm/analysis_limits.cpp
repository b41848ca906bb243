#include "exporters/ogxm/analysis_limits.hpp"

#include "exporters/ogxm/record_bytes.hpp"
#include "exporters/ogxm/shared_steps.hpp"
#include "formats/ogxm/numbers.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit::ogxm {
namespace {

constexpr std::size_t kMostCandidates = 1024;

bool fits(const std::optional<Value>& value, std::size_t unit)
{
    return !value || (value->index() == unit && fits_equity(number_of(*value)));
}

bool is_in_unit(const Assessment& assessment, std::size_t unit)
{
    return assessment.estimate.cubeful && fits(assessment.estimate.cubeful, unit);
}

}  // namespace

bool is_normalized(const Value& value)
{
    return !std::holds_alternative<Mwc>(value);
}

bool can_hold(const PlayAnalysis& analysis, const GameState& state, Player player, Dice dice)
{
    const std::vector<Candidate>& candidates = analysis.candidates;
    if (candidates.empty() || candidates.size() > kMostCandidates) return false;
    const auto& first = candidates.front().assessment;
    if (!first || !first->estimate.cubeful) return false;
    const Value& value = *first->estimate.cubeful;
    if (std::holds_alternative<Equity>(value) != state.rules.is_money()) return false;
    return std::all_of(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
        return candidate.assessment && is_in_unit(*candidate.assessment, value.index()) &&
               step_bytes(candidate.play, state.position, player, dice);
    });
}

bool can_hold(const CubeAnalysis& analysis, bool is_money)
{
    const std::optional<Value>& no_double = analysis.no_double.estimate.cubeful;
    if (!no_double || std::holds_alternative<Equity>(*no_double) != is_money) return false;
    const std::size_t unit = no_double->index();
    const bool told_apart = !std::holds_alternative<Emg>(*no_double) || !analysis.double_drop ||
                            number_of(*analysis.double_drop) == 1.0;
    return told_apart && is_in_unit(analysis.no_double, unit) && is_in_unit(analysis.double_take, unit) &&
           fits(analysis.double_drop, unit);
}

bool can_hold_luck(const Value& luck, bool is_money)
{
    return std::holds_alternative<Equity>(luck) == is_money && fits_equity(number_of(luck));
}

bool holds_plays(TurnForm form)
{
    return form == TurnForm::play;
}

bool holds_luck(TurnForm form)
{
    return form == TurnForm::play || form == TurnForm::unplayed;
}

bool holds_cubes(TurnForm form, const Action& action)
{
    return holds_luck(form) || (form == TurnForm::action && std::holds_alternative<Double>(action));
}

AnalysisLevel analysis_level_of(const Assessment& assessment)
{
    AnalysisLevel level{.preset = assessment.level.size() <= kLongestName ? assessment.level : ""};
    if (assessment.context && assessment.context->plies >= 0 && assessment.context->plies <= kMostPlies)
        level.plies = assessment.context->plies;
    if (assessment.rollout && assessment.rollout->trials > 0) level.trials = assessment.rollout->trials;
    return level;
}

}  // namespace gammonkit::ogxm
