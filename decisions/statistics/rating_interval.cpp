#include "decisions/statistics/rating_interval.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

/// So many standard deviations from the mean of a normal distribution leave 5 % on either side.
constexpr double kDeviations = 1.6448536;

/// What lies so many standard deviations above the mean in a gamma distribution with this shape, as a part of
/// its mean, by the cube root of Wilson and Hilferty, which is nearly normal.
double gamma_quantile(double shape, double deviations)
{
    const double variance = 1 / (9 * shape);
    return std::pow(std::max(0.01, 1 - variance + deviations * std::sqrt(variance)), 3);
}

/// The variance of the errors over the square of their mean.
double variation_of(const Performance& performance)
{
    const double decisions = performance.decisions;
    const double mean = performance.error / decisions;
    const double own =
        std::max(0.0, performance.squares / decisions / (mean * mean) - 1) * decisions / (decisions - 1);
    return (kWeightOfUsual * kUsualVariation + decisions * own) / (kWeightOfUsual + decisions);
}

}  // namespace

Interval gamma_interval(double seen, double shape)
{
    return {seen / gamma_quantile(shape, kDeviations), seen / gamma_quantile(shape, -kDeviations)};
}

double usual_squares(const Performance& performance)
{
    if (performance.decisions == 0) return 0;
    return (1 + kUsualVariation) * performance.error * performance.error / performance.decisions;
}

std::optional<Interval> rating_interval(const Performance& performance)
{
    if (performance.decisions < kLeastForInterval || !(performance.error > 0)) return std::nullopt;
    return gamma_interval(*performance.rating(), performance.decisions / variation_of(performance));
}

std::optional<Interval> difference_interval(const Performance& first, const Performance& second)
{
    const std::optional<Interval> one = rating_interval(first);
    const std::optional<Interval> other = rating_interval(second);
    if (!one || !other) return std::nullopt;
    const double rating = *first.rating();
    const double others = *second.rating();
    return Interval{rating - others - std::hypot(rating - one->low, other->high - others),
                    rating - others + std::hypot(one->high - rating, others - other->low)};
}

}  // namespace gammonkit
