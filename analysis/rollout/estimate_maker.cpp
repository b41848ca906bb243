#include "analysis/rollout/estimate_maker.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// Luck that was taken out may leave a chance that next to never comes up a little below 0.
Probabilities chances_of(const TrialFigures& figures)
{
    const auto chance = [](double number) { return std::clamp(number, 0.0, 1.0); };
    return {.win = chance(figures.win),
            .win_gammon = chance(figures.win_gammon),
            .win_backgammon = chance(figures.win_backgammon),
            .lose_gammon = chance(figures.lose_gammon),
            .lose_backgammon = chance(figures.lose_backgammon)};
}

}  // namespace

double EstimateMaker::normalized_difference(double value) const
{
    return normalized(value) - normalized(0);
}

RolloutEstimate EstimateMaker::estimate(std::span<const TrialFigures> trials) const
{
    const auto [mean, error] = summary(trials);
    RolloutEstimate result{.trials = static_cast<std::int64_t>(trials.size()),
                           .chances = chances_of(mean),
                           .chances_error = chances_of(error),
                           .cubeless = normalized(mean.cubeless),
                           .cubeless_error = normalized_difference(error.cubeless),
                           .equity = normalized(mean.cubeful),
                           .equity_error = normalized_difference(error.cubeful)};
    if (context_.is_money()) return result;
    result.mwc = mean.cubeful;
    result.mwc_error = error.cubeful;
    return result;
}

}  // namespace gammonkit
