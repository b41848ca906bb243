#pragma once

#include "analysis/search/cube_line.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/search/plays.hpp"

#include <functional>

namespace gammonkit {

/// What a search makes of a board, seen by the player on roll.
struct Evaluation {
    Chances chances;
    /// With each cube of the line, if he does not double before this roll; in the unit of its context.
    CubeLineValues values{};
};

/// Looks ahead. Each thread needs one of its own.
///
/// The value at n plies is the mean, over the rolls, of what the opponent is left with after the play that
/// seems best without looking ahead and without the cube, judged at n - 1 plies. With a line of cubes, both
/// players double where that is best.
class LookAhead {
public:
    explicit LookAhead(const Evaluator& evaluator, RollSet rolls = RollSet::all)
        : evaluator_(evaluator), rolls_(rolls_of(rolls)), plays_(evaluator)
    {
    }

    /// `go_on` is asked now and then, at 2 plies and deeper; once it says no, what is found is worth nothing.
    void watch(std::function<bool()> go_on) { go_on_ = std::move(go_on); }

    /// Without the cube. `values` are those of the player on roll.
    [[nodiscard]] Chances value(const Board& board, int plies, const GammonValues& values = {});

    /// With the cube. `line` must reach so many plies.
    [[nodiscard]] Evaluation value(const Board& board, Player on_roll, int plies, const CubeLine& line);

    /// A roll's best play, as the opponent finds it, and what it leaves him with.
    struct Reply {
        Board board;
        Chances chances;
    };

    /// For each of its rolls, the play of the player on roll that seems best.
    [[nodiscard]] std::vector<Reply> best_replies(const Board& board, const GammonValues& values);

private:
    [[nodiscard]] bool is_stopped(int plies) const { return plies > 1 && go_on_ && !go_on_(); }

    const Evaluator& evaluator_;
    std::span<const WeightedRoll> rolls_;
    Plays plays_;
    std::function<bool()> go_on_;
    Evaluator::Scratch scratch_;
};

/// A board without looking ahead, if its chances are known. Where a table knows what it is worth with the
/// cube, and the cube's limit is far, no model is asked.
[[nodiscard]] Evaluation static_evaluation(const Evaluator& evaluator, const Board& board,
                                           const Chances& chances, Player on_roll, const CubeLine& line);

/// Adds to the prospect of a player one of his opponent after a roll, as far as that is likely.
void add_reply(Evaluation& sum, const Evaluation& reply, Player player, float probability,
               const CubeLine& line);

/// What gammons are worth to a player with the cube on the table, to compare plays without the cube. In money
/// play they count even where the Jacoby rule says that they do not yet.
[[nodiscard]] GammonValues gammon_values(const CubeLine& line, Player player);

}  // namespace gammonkit
