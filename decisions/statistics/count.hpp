#pragma once

#include "decisions/statistics/statistics.hpp"

namespace gammonkit {

/// Empties all that is counted of a player.
void begin(PlayerStatistics& player);

/// Adds what one decision counts for to its player in its game.
void count(const DecisionError& judged, PlayerStatistics& player);

/// Adds what was counted in a game to what was counted in all; neither may be finished.
void add_game(const PlayerStatistics& game, PlayerStatistics& all);

/// Leaves out the parts of which no analysis says anything.
void finish(PlayerStatistics& player);

}  // namespace gammonkit
