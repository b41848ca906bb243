#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "analysis/play/contestant.hpp"
#include "analysis/search/look_ahead.hpp"

#include <vector>

namespace gammonkit {

/// What a player's decisions have cost him, in points per unit of the cube or EMG, as positive sums.
struct ErrorSums {
    double plays = 0;  ///< Unforced ones.
    double play_error = 0;
    double cubes = 0;  ///< Doubles, answers, and doubles left undone where that was close.
    double cube_error = 0;
};

/// Measures errors without looking ahead, as Kees van den Doel did for his ratings. One for each thread.
class ErrorMeter {
public:
    /// Both must live as long.
    ErrorMeter(const Evaluator& evaluator, const MatchEquityTable& table)
        : evaluator_(evaluator), table_(table), context_(CubeContext::money({}))
    {
    }

    /// A game begins with this score and these rules.
    void begin(const GameState& start) { context_ = CubeContext::of(start, table_); }

    /// Adds what a decision of the player on roll, or of who answers his double, has cost.
    void judge_play(const GameSituation& situation, Dice dice, const Board& made, ErrorSums& errors);
    void judge_doubling(const GameSituation& situation, bool doubled, ErrorSums& errors);
    void judge_answer(const GameSituation& situation, bool took, ErrorSums& errors);

private:
    [[nodiscard]] CubeSides sides(const GameSituation& situation);
    [[nodiscard]] double value_of_play(const GameSituation& situation, const Board& board,
                                       const Chances& chances, const CubeLine& line) const;

    const Evaluator& evaluator_;
    const MatchEquityTable& table_;
    CubeContext context_;
    std::vector<Board> boards_;
    std::vector<Chances> chances_;
    Evaluator::Scratch scratch_;
};

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
