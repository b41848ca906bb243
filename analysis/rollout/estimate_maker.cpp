#include "analysis/rollout/estimate_maker.hpp"

#include <algorithm>
#include <cmath>

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

/// The mean of all numbers of which some have one mean, and some another (T. F. Chan and others, 1979).
Measured combined(const Measured& one, double ones, const Measured& other, double others)
{
    const double all = ones + others;
    const auto squares = [](const Measured& part, double count) {
        return part.standard_error * part.standard_error * count * (count - 1);
    };
    const double apart = one.value - other.value;
    const double sum = squares(one, ones) + squares(other, others) + apart * apart * ones * others / all;
    return {(ones * one.value + others * other.value) / all, std::sqrt(sum / (all * (all - 1)))};
}

}  // namespace

RolloutEstimate combined(const RolloutEstimate& one, const RolloutEstimate& other)
{
    RolloutEstimate result = one;
    result.trials += other.trials;
    const auto add = [&](double& mean, double& error, double more, double error_of_more) {
        const Measured all = combined({mean, error}, static_cast<double>(one.trials), {more, error_of_more},
                                      static_cast<double>(other.trials));
        mean = all.value;
        error = all.standard_error;
    };
    for (const auto chance : {&Probabilities::win, &Probabilities::win_gammon, &Probabilities::win_backgammon,
                              &Probabilities::lose_gammon, &Probabilities::lose_backgammon})
        add(result.chances.*chance, result.chances_error.*chance, other.chances.*chance,
            other.chances_error.*chance);
    add(result.cubeless, result.cubeless_error, other.cubeless, other.cubeless_error);
    add(result.equity, result.equity_error, other.equity, other.equity_error);
    if (one.mwc && other.mwc) add(*result.mwc, *result.mwc_error, *other.mwc, *other.mwc_error);
    return result;
}

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
