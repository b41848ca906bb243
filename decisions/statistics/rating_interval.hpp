#pragma once

#include "decisions/statistics/statistics.hpp"

#include <optional>

namespace gammonkit {

/// From where to where a number lies, with the chance `kIntervalChance`.
struct Interval {
    double low = 0;
    double high = 0;

    [[nodiscard]] bool contains(double number) const { return low <= number && number <= high; }
    friend bool operator==(const Interval&, const Interval&) = default;
};
inline constexpr double kIntervalChance = 0.9;

/// Between what the mean of a gamma distribution with this shape lies of which `seen` was drawn.
[[nodiscard]] Interval gamma_interval(double seen, double shape);

/// Of fewer decisions there is no interval.
inline constexpr int kLeastForInterval = 20;
/// How much the errors of single decisions differ: their variance over the square of their mean, in the
/// matches of our collection; and as how many decisions of the player's own that counts.
inline constexpr double kUsualVariation = 10;
inline constexpr double kWeightOfUsual = 100;

/// The squares of the errors if they vary as usual: for who has not kept them.
[[nodiscard]] double usual_squares(const Performance& performance);

/// Between what the performance rating lies in the long run of a player who is so often wrong by so much. The
/// sum of the errors is taken to have a gamma distribution, as it nearly has: most decisions cost nothing and
/// few very much. Its variation is that of the errors, drawn to the usual one where there are few decisions.
/// docs/statistics.md tells how often it holds. Nothing of fewer decisions than `kLeastForInterval`, or
/// without any error.
[[nodiscard]] std::optional<Interval> rating_interval(const Performance& performance);

/// Between what the first rating less the second lies, by the intervals of both (method MOVER of Zou and
/// Donner, 2008). Whoever is better is so only if it does not contain 0. Nothing if one of both has none.
[[nodiscard]] std::optional<Interval> difference_interval(const Performance& first,
                                                          const Performance& second);

}  // namespace gammonkit
