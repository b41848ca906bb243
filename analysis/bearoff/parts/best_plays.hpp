#pragma once

#include "analysis/bearoff/home_board.hpp"

#include <algorithm>
#include <bit>
#include <vector>

namespace gammonkit::bearoff {

/// The steps of single checkers that one side may take from a position, if it meets no opponent.
class Steps {
public:
    Steps(const Numbering& numbering, int number) : board_(numbering.board_of(number)), number_(number)
    {
        int t = 0;
        std::array<int, kMostPoints> drops{};
        for (int point = numbering.points() - 1; point >= 0; --point) {
            t += board_[index(point)];
            if (t == 0) continue;
            highest_ = std::max(highest_, point);
            drops[index(point)] = numbering.part(point, t) - numbering.part(point, t - 1);
        }
        for (int point = 0; point <= highest_; ++point)
            below_[index(point + 1)] = below_[index(point)] + drops[index(point)];
    }

    /// The highest point with a checker, from 0; -1 if none is left.
    [[nodiscard]] int highest() const { return highest_; }

    /// `die` is 1 to 6.
    [[nodiscard]] bool can_move(int from, int die) const
    {
        if (board_[index(from)] == 0) return false;
        return from >= die || (highest_ < 6 && (from == die - 1 || from == highest_));
    }

    /// The number of the position after a step.
    [[nodiscard]] int after(int from, int die) const
    {
        return number_ - below_[index(from + 1)] + below_[index(std::max(from - die, -1) + 1)];
    }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    HomeBoard board_;
    int number_;
    int highest_ = -1;
    /// By how much the number falls when a checker on point i leaves the board: at index i + 1.
    std::array<int, kMostPoints + 1> below_{};
};

/// A number for each roll: 11, 21, 22, 31, 32, 33, 41 ...
template <class T>
using ByRoll = std::array<T, 21>;

/// The weights of the rolls, in 36ths: doubles come once, others twice.
inline constexpr ByRoll<std::uint32_t> kRollWeights = {1, 2, 1, 2, 2, 1, 2, 2, 2, 1, 2,
                                                       2, 2, 2, 1, 2, 2, 2, 2, 2, 1};

/// Finds the plays with the smallest worth, from positions that are given in an order in which every play
/// leads to one given before.
///
/// Of every position it keeps the best that one, two and three steps with each die lead to; so a roll is one
/// step and a look at what was kept. Of equally good plays the first is taken, in the order: the larger die
/// first, then the smaller; with each die the points from high to low.
class BestPlays {
public:
    /// Positions below the number `first` are done: position 0, worth 0, stands for them all.
    BestPlays(int size, int first) : first_(first), kept_(static_cast<std::size_t>(size - first)) {}

    /// The number of the position that the best play of each roll leads to. Keeps what later positions need;
    /// needs `set_value` before those come. Several threads may work on positions that do not need each
    /// other.
    ByRoll<int> find(int number, const Steps& steps);

    /// What a position is worth: the less the better, by comparison of the bits.
    void set_value(int number, std::uint32_t value)
    {
        at(number).itself = Choice{value} << 32U | static_cast<std::uint32_t>(number);
    }
    void set_value(int number, float value) { set_value(number, std::bit_cast<std::uint32_t>(value)); }

private:
    /// What a position is worth, and in the low half its number.
    using Choice = std::uint64_t;
    using ByDie = std::array<Choice, 6>;

    /// Where the best steps lead.
    struct Kept {
        Choice itself = 0;
        ByDie one{};
        ByDie two{};
        ByDie three{};
    };

public:
    /// The memory that a position needs.
    static constexpr std::size_t kBytes = sizeof(Kept);

private:
    static constexpr Choice kNone = ~Choice{0};

    /// Keeps the first of two that are worth the same.
    static Choice better(Choice first, Choice second)
    {
        constexpr Choice kValueBits = ~Choice{0xFFFFFFFF};
        return second < (first & kValueBits) ? second : first;
    }

    [[nodiscard]] Kept& at(int number) { return kept_[static_cast<std::size_t>(number - first_)]; }
    [[nodiscard]] const Kept& after(int number) const
    {
        return number < first_ ? done_ : kept_[static_cast<std::size_t>(number - first_)];
    }

    int first_;
    std::vector<Kept> kept_;
    Kept done_{};
};

}  // namespace gammonkit::bearoff
