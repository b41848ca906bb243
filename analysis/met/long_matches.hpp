#pragma once

#include <vector>

namespace gammonkit {

/// How many points a table by formulas has where nothing is said.
inline constexpr int kFormulaLength = 64;

/// The chance of a player who is `own` away to win a long match against one who is `other` away: the tail of
/// a normal distribution. Nobody is 0 away. Source: observed in GNU Backgammon beyond the length of its
/// tables.
[[nodiscard]] double wins_long_match(int own, int other);

/// Continues the trailer's chances after the Crawford game up to `length` points away: he doubles at once,
/// and `gammon_rate` of his wins are gammons. The row begins with the first point and may be empty.
void continue_post_crawford(std::vector<double>& row, int length, double gammon_rate);

}  // namespace gammonkit
