#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "model/game_state.hpp"

#include <optional>

namespace gammonkit {

/// What becomes of a double within two rolls: the doubler's and his opponent's, 21 times 21 of them, weighed
/// as 1296. Both play what seems best as the engine's search does, and the boards that are reached are judged
/// without looking further ahead, by the cube model; in between the opponent turns the cube where that is
/// best. Worths are in EMG, or points for each unit of the cube, seen by the doubler.
struct TwoRollMarket {
    double losers = 0;    ///< The share of sequences that lose the market: after them the opponent should
                          ///< pass a double of the cube as it is, or the game is won. 0 to 1.
    double gain = 0;      ///< How much more these are worth on the average if he has doubled before.
    double cost = 0;      ///< How much less the others are worth then.
    double movement = 0;  ///< How far two rolls move his chance to win on the average. 0 to 1.

    /// The share of market losers from which on doubling is right, were each to gain and each other sequence
    /// to cost as much. Nothing where market losers gain nothing, or the others cost nothing.
    [[nodiscard]] std::optional<double> break_even() const;
};

/// Of the player on roll, before he rolls. Nothing if he may not double, or the game is over.
[[nodiscard]] std::optional<TwoRollMarket>
two_roll_market(const GameState& state, const MatchEquityTable& table, const Evaluator& evaluator);

}  // namespace gammonkit
