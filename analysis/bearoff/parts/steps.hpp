#pragma once

#include "analysis/bearoff/home_board.hpp"

#include <algorithm>

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

}  // namespace gammonkit::bearoff
