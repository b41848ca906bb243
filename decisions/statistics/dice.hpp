#pragma once

#include "decisions/statistics/statistics.hpp"

namespace gammonkit {

/// The dice of both players in a game. Behind a turn that cannot be followed only rolls are counted.
[[nodiscard]] ByPlayer<DiceStatistics> dice_statistics(const Game& game, const FollowedGame& followed);

}  // namespace gammonkit
