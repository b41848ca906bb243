#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "model/analysis.hpp"
#include "model/game_state.hpp"

#include <vector>

namespace gammonkit {

/// Kinds of reasons why a cube decision is wrong.
enum class CubeReasonKind : std::uint8_t {
    score,    ///< For money the other choice would be right.
    gammons,  ///< Without gammons the other choice would be right.
    race,     ///< There is no contact: the pips tell.
    market,   ///< How many rolls lose the market.
    window    ///< How far the chance to win is from the point that it takes.
};

/// "score", "gammons", "race", "market", "window".
[[nodiscard]] std::string_view to_string(CubeReasonKind kind);

/// What was wrong with a cube decision.
enum class CubeFault : std::uint8_t { too_early, missed, too_good, wrong_take, wrong_drop };

/// One reason, by what was measured. Chances are those of the player who decides, from 0 to 1.
struct CubeReason {
    CubeReasonKind kind = CubeReasonKind::window;
    CubeFault fault = CubeFault::missed;
    double measured = 0;  ///< score, gammons: share of gammons among the doubler's wins; race: pips by which
                          ///< the doubler leads; market: rolls of 36; window: the chance to win.
    double needed = 0;    ///< race: pips of the doubler; window: the chance that the other choice takes.
    friend bool operator==(const CubeReason&, const CubeReason&) = default;
};

/// A cube decision that was wrong.
struct WrongCube {
    const CubeAnalysis& analysis;  ///< Must say chances.
    const GameState& state;        ///< Before the double; the doubler is on roll.
    CubeFault fault = CubeFault::missed;
};

/// The reasons that can be measured, the most telling first: chances are those of the analysis, the points
/// of the window those of the engine's cube model, which must come to the same verdict as the analysis; else
/// there are no reasons. Market losers are the rolls after whose best play, by the static evaluation, the
/// opponent should drop.
[[nodiscard]] std::vector<CubeReason> cube_reasons(const WrongCube& wrong, const MatchEquityTable& table,
                                                   const Evaluator& evaluator);

}  // namespace gammonkit
