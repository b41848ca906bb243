#pragma once

#include "analysis/cube/decision.hpp"
#include "analysis/evaluate/evaluator.hpp"

namespace gammonkit {

/// A cube decision by the jump model.
struct JumpDecision {
    CubeSides values;  ///< Points for each unit of the cube.
    CubeVerdict verdict;
    double local_volatility = 0;  ///< How far the next roll moves the chance to win on average.
    double volatility = 0;        ///< The same of later rolls.
    double cash_point = 1;        ///< The chance from which on the opponent drops, at usual jumps.
};

/// How far a roll moves the chance to win on average in a game.
inline constexpr double kUsualVolatility = 0.0825;

/// The decision of the player on roll in a money game, from his chances without the cube. The next roll
/// moves them as far as the evaluator sees by playing each roll; later ones by `volatility`.
[[nodiscard]] JumpDecision jump_decision(const Evaluator& evaluator, const GameState& state,
                                         const Chances& chances, double volatility = kUsualVolatility);

/// How far the next roll of the player on roll moves his chance to win on average, if he plays what seems
/// best without looking ahead. It takes as long as to look one roll ahead.
[[nodiscard]] double local_volatility(const Evaluator& evaluator, const Board& board);

}  // namespace gammonkit
