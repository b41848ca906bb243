#pragma once

#include "decisions/statistics/statistics.hpp"

#include <vector>

namespace gammonkit {

/// What game `index` brought the first player: match chances after it less those before, or points. Nothing
/// if its end is not known.
[[nodiscard]] std::optional<double> actual_result(const Match& match, std::size_t index,
                                                  const FollowedGame& followed,
                                                  const MatchEquityTable& table);

/// A result of the first player without his luck and with that of his opponent, as far as they are known.
[[nodiscard]] double without_luck(double result, const ByPlayer<PlayerStatistics>& players);

/// The result of these games, so adjusted; nothing if no luck is known.
[[nodiscard]] std::optional<double> luck_adjusted(const SpanStatistics& span);

/// How much of the result of a match, as a chance to win it, errors and luck may leave unexplained if it
/// shall be told who would have won it with average dice: with more, that is the engine's inexactness.
inline constexpr double kMostUnexplained = 0.05;

/// Points per game of results in the order of the games.
[[nodiscard]] std::optional<Advantage> advantage(const std::vector<double>& results);

}  // namespace gammonkit
