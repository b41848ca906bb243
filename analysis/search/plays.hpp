#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "model/dice.hpp"

namespace gammonkit {

/// Which plays of a roll the small net leaves to the other: so many at most, and none that it thinks worse
/// than its best by more than so many points.
struct PromisingPlays {
    std::size_t most = 3;
    float within = 0.08F;
};

/// Boards that plays of one or many rolls lead to, seen by the opponent, with what they are worth to him.
class Plays {
public:
    explicit Plays(const Evaluator& evaluator, const PromisingPlays& promising = {})
        : evaluator_(evaluator), promising_(promising)
    {
    }

    void clear();
    /// Adds all plays of a roll.
    void add(const Board& board, Dice dice);

    /// Throws all but the promising plays of each roll away, by what the small net thinks. `values` are those
    /// of the player who makes the plays.
    void shorten(const GammonValues& values);
    /// Has every play that is left judged.
    void evaluate();

    [[nodiscard]] std::size_t rolls() const { return ranges_.size(); }
    /// The plays of a roll that are left.
    [[nodiscard]] std::span<const Board> boards(std::size_t roll) const;
    /// What they are worth to the opponent: after `evaluate`.
    [[nodiscard]] std::span<const Chances> chances(std::size_t roll) const;
    /// The index of the play with the highest cubeless worth: after `evaluate`.
    [[nodiscard]] std::size_t best(std::size_t roll, const GammonValues& values) const;

private:
    /// Where the boards that one roll leads to lie.
    struct Range {
        std::size_t first;
        std::size_t last;  ///< One behind the last.
        bool is_race;
    };

    void estimate();
    [[nodiscard]] std::size_t order_promising();
    [[nodiscard]] std::span<Chances> room_for_chances();

    const Evaluator& evaluator_;
    PromisingPlays promising_;
    std::vector<Range> ranges_;
    std::vector<Board> boards_;
    std::vector<Board> kept_;
    std::vector<Chances> chances_;  ///< Perhaps more than there are boards.
    std::vector<std::pair<float, std::size_t>> order_;
    Evaluator::Scratch scratch_;
};

}  // namespace gammonkit
