#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/reasons/cube_reason.hpp"
#include "model/game_state.hpp"

#include <functional>
#include <vector>

namespace gammonkit {

/// A cube decision that was wrong.
struct WrongCube {
    Chances chances;         ///< Of the doubler, before his roll.
    const GameState& state;  ///< Before the double; the doubler is on roll.
    CubeFault fault = CubeFault::missed;
};

/// The reasons that can be measured, the most telling first: chances are those that are given, the points of
/// the window those of the engine's cube model, by which the decision must be wrong with them, too; else
/// there are no reasons. The market is that of two rolls, which must come to that verdict, too: only where it
/// counts is `evaluator` called.
[[nodiscard]] std::vector<CubeReason> cube_reasons(const WrongCube& wrong, const MatchEquityTable& table,
                                                   const std::function<const Evaluator&()>& evaluator);

}  // namespace gammonkit
