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

}  // namespace gammonkit
