#pragma once

#include "analysis/search/plays.hpp"

namespace gammonkit {

/// Looks ahead. Each thread needs one of its own.
///
/// The value at n plies is the mean, over the 21 rolls, of what the opponent is left with after the play that
/// seems best without looking ahead, judged at n - 1 plies.
class LookAhead {
public:
    explicit LookAhead(const Evaluator& evaluator) : evaluator_(evaluator), plays_(evaluator) {}

    /// What a board is worth to the player on roll. `values` are his.
    [[nodiscard]] Chances value(const Board& board, int plies, const GammonValues& values = {});

    /// A roll's best play, as the opponent finds it, and what it leaves him with.
    struct Reply {
        Board board;
        Chances chances;
    };

    /// For each of `kAllRolls`, the play of the player on roll that seems best.
    [[nodiscard]] std::vector<Reply> best_replies(const Board& board, const GammonValues& values);

private:
    const Evaluator& evaluator_;
    Plays plays_;
    Evaluator::Scratch scratch_;
};

}  // namespace gammonkit
