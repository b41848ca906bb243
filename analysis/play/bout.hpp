#pragma once

#include "analysis/play/series_sums.hpp"
#include "model/match.hpp"

#include <span>

namespace gammonkit {

/// A money game or a match as it was played, seen by the first entrant.
struct PlayedBout {
    double score = 0;     ///< Points of a money game; 1 for a match won, 0 for one lost.
    double adjusted = 0;  ///< The same with the luck taken out.
};

/// Where a bout takes its dice, who sits where, and what is kept of it.
struct BoutPlan {
    const Rules& rules;
    const RolloutDice& dice;
    std::int64_t round = 0;
    Player seat = Player::first;  ///< Of the first entrant.
    Match* match = nullptr;       ///< Takes the games, if there is one.
};

/// Lets two entrants play a money game or a match, and counts its games. `contestants` are by seats.
[[nodiscard]] Result<PlayedBout> play_bout(const ByPlayer<Contestant*>& contestants, const GameMeters& meters,
                                           const BoutPlan& plan, SeriesSums& sums);

/// Adds the scores of the bouts of a round, which have the same dice.
void add_round(SeriesSums& sums, std::span<const PlayedBout> bouts);

}  // namespace gammonkit
