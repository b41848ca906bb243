#include "importers/gnubg_text/other_side.hpp"

#include <cmath>
#include <utility>

namespace gammonkit::gnubg_text {
namespace {

/// 1 less a chance that was printed with few decimals: a number with as few.
double rest_of(double chance)
{
    constexpr double kDigits = 1e6;
    return std::round((1 - chance) * kDigits) / kDigits;
}

void turn_over(std::optional<Value>& value)
{
    if (!value) return;
    if (const Mwc* chance = std::get_if<Mwc>(&*value)) {
        value = Mwc{rest_of(chance->value)};
    } else if (const Emg* emg = std::get_if<Emg>(&*value)) {
        value = Emg{-emg->value};
    } else {
        value = Equity{-number_of(*value)};
    }
}

void exchange_sides(Probabilities& chances)
{
    std::swap(chances.win_gammon, chances.lose_gammon);
    std::swap(chances.win_backgammon, chances.lose_backgammon);
}

void turn_over(Assessment& assessment)
{
    Estimate& estimate = assessment.estimate;
    turn_over(estimate.cubeless);
    turn_over(estimate.cubeful);
    if (estimate.probabilities) {
        estimate.probabilities->win = rest_of(estimate.probabilities->win);
        exchange_sides(*estimate.probabilities);
    }
    const bool has_errors = assessment.rollout && assessment.rollout->standard_error;
    if (has_errors && assessment.rollout->standard_error->probabilities) {
        exchange_sides(*assessment.rollout->standard_error->probabilities);
    }
}

}  // namespace

CubeAnalysis seen_by_opponent(CubeAnalysis analysis)
{
    turn_over(analysis.no_double);
    turn_over(analysis.double_take);
    turn_over(analysis.double_drop);
    return analysis;
}

}  // namespace gammonkit::gnubg_text
