#include "formats/analysis_details.hpp"

namespace gammonkit {
namespace {

bool has_both_equities(const Estimate& estimate)
{
    return estimate.cubeful && estimate.cubeless;
}

bool is_more_than_plies(const EvaluationContext& context)
{
    return context != EvaluationContext{.plies = context.plies, .cubeful = true};
}

}  // namespace

bool has_details(const Assessment& assessment)
{
    if (has_both_equities(assessment.estimate)) return true;
    if (!assessment.rollout || !assessment.rollout->standard_error) return false;
    const Estimate& error = *assessment.rollout->standard_error;
    return error.probabilities || has_both_equities(error);
}

bool has_settings(const Assessment& assessment)
{
    if (assessment.context && is_more_than_plies(*assessment.context)) return true;
    const Boxed<RolloutRecord>& rollout = assessment.rollout;
    return rollout && (rollout->context || rollout->skipped_trials != 0);
}

}  // namespace gammonkit
