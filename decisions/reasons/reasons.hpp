#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/reasons/cube_reasons.hpp"
#include "decisions/reasons/reason.hpp"
#include "decisions/statistics/decision_error.hpp"
#include "model/match.hpp"

#include <optional>
#include <vector>

namespace gammonkit {

/// What is known of a play, by an analysis or an engine.
struct WeighedPlay {
    Position board;                             ///< To which it leads.
    std::optional<double> equity = {};          ///< Points for each unit of the cube, or EMG.
    std::optional<Probabilities> chances = {};  ///< Of the player who makes it.
};

/// A play that was made, and the best.
struct WeighedPlays {
    const GameState& state;  ///< Before it: the player on roll decides.
    WeighedPlay made;
    WeighedPlay best;
    double loss = 0;  ///< EMG.
};

/// Why decisions were wrong. Nothing is said that was not counted or measured, and nothing of decisions that
/// cost less than kLeastLoss. docs/reasons.md tells how.
class ReasonFinder {
public:
    /// EMG.
    static constexpr double kLeastLoss = 0.02;
    static constexpr std::size_t kMost = 3;

    /// At most kMost, the most telling first. The decision is one of `match`, judged by `table`.
    [[nodiscard]] std::vector<Reason> reasons(const Match& match, const DecisionError& judged,
                                              const MatchEquityTable& table);

    /// The same of a play.
    [[nodiscard]] static std::vector<Reason> of_play(const WeighedPlays& plays,
                                                     const MatchEquityTable& table);
    /// The same of a decision about the cube that costs `loss`.
    [[nodiscard]] std::vector<Reason> of_cube(const WrongCube& wrong, double loss,
                                              const MatchEquityTable& table);

private:
    std::optional<Evaluator> evaluator_;  ///< Made for the first market.
};

}  // namespace gammonkit
