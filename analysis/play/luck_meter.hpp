#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "analysis/play/contestant.hpp"
#include "analysis/search/look_ahead.hpp"

namespace gammonkit {

/// Measures how lucky rolls are. The mean over all rolls is 0 whoever plays, so luck may be taken out of a
/// result without making it wrong on average, as rollouts do. One for each thread.
class LuckMeter {
public:
    /// Both must live as long.
    LuckMeter(const Evaluator& evaluator, const MatchEquityTable& table)
        : evaluator_(evaluator), table_(table), context_(CubeContext::money({})), look_ahead_(evaluator)
    {
    }

    /// A game begins with this score and these rules.
    void begin(const GameState& start) { context_ = CubeContext::of(start, table_); }

    /// How much more the best play of the roll leaves the player on roll than the best plays of all rolls do
    /// on average, without looking ahead: points, or the chance to win the match. An opening is no double.
    [[nodiscard]] double luck(const GameSituation& situation, Dice dice, bool opening);

private:
    const Evaluator& evaluator_;
    const MatchEquityTable& table_;
    CubeContext context_;
    LookAhead look_ahead_;
};

}  // namespace gammonkit
