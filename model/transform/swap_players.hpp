#pragma once

#include "model/match.hpp"

namespace gammonkit {

/// The same match with the players in each other's seats: names, scores, turns, boards, cubes, claims,
/// variations and rollout settings. Extras stay as they are: only their format knows what they mean.
[[nodiscard]] Match swap_players(Match match);

/// The same for a position that stands alone.
[[nodiscard]] PositionRecord swap_players(PositionRecord record);

}  // namespace gammonkit
