#pragma once

#include "analysis/cube/cube_context.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/search/plays.hpp"

#include <array>
#include <functional>
#include <optional>

namespace gammonkit {

/// How many cubes a search keeps in view.
inline constexpr std::size_t kMostCubes = 16;

/// What a board is worth with each cube of a line.
using CubeLineValues = std::array<double, kMostCubes>;

/// The cubes that a search can meet, beginning with the one on the table. At every roll the player whose turn
/// it is may double.
class CubeLine {
public:
    /// `doubles` is how often the cube can be turned before the end of the search. `context` must live as
    /// long.
    CubeLine(const CubeContext& context, const Cube& now, int doubles);

    [[nodiscard]] const CubeContext& context() const { return *context_; }
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] const Cube& cube(std::size_t index) const { return steps_[index].cube; }

    /// The cube after `player` has doubled and his opponent taken; nothing if he may not.
    [[nodiscard]] std::optional<std::size_t> doubled(std::size_t index, Player player) const
    {
        return steps_[index].doubled[player];
    }

    /// What a board is worth to `player`, on roll, if he doubles where that is best. `values` tells what it
    /// is worth to him with each cube if he does not.
    [[nodiscard]] double decided(const CubeLineValues& values, std::size_t index, Player player) const;

private:
    struct Step {
        Cube cube;
        ByPlayer<std::optional<std::size_t>> doubled;
    };
    void add_doubles(std::size_t from, int doubles);

    const CubeContext* context_;
    std::array<Step, kMostCubes> steps_{};
    std::size_t count_ = 0;
};

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
    explicit LookAhead(const Evaluator& evaluator, RollSet rolls = RollSet::all,
                       const PromisingPlays& promising = {})
        : evaluator_(evaluator), rolls_(rolls_of(rolls)), plays_(evaluator, promising)
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
