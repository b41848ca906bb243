#pragma once

#include "model/position.hpp"

#include <optional>

namespace gammonkit {

/// The number of a side whose checkers are all home or off, 15 at most, in the order of bearoff tables: 0 if
/// all are off, and less after each play than before. With T(i) checkers on point i or higher, it is the sum
/// over the six points of binomial(6 - i + T(i), 7 - i). Nothing if a checker stands outside.
[[nodiscard]] std::optional<int> home_number(const Side& side);

/// How many sides have a number.
inline constexpr int kHomeNumbers = 54264;

/// The units of the table that comes with GammonKit (model/race/mean_rolls.table: so many times two bytes,
/// the low one first): 4096 are one roll.
inline constexpr double kMeanRollUnits = 4096;

/// How many rolls the side of this number needs on the average, if it plays for the fewest: to 0.00013.
[[nodiscard]] double mean_rolls(int home_number);

}  // namespace gammonkit
