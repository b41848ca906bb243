#pragma once

#include "analysis/bearoff/home_board.hpp"

#include <vector>

namespace gammonkit::bearoff {

/// Finds where the plays of one side lead that meets no opponent.
///
/// Every play uses all dice until no checker is left. The order of the plays matters where two are equally
/// good, for GNU Backgammon's tables keep the first: the larger die first, then the smaller; with each die
/// the points from high to low; with a double never from above the point before.
class PlayFinder {
public:
    explicit PlayFinder(const Numbering& numbering) : numbering_(numbering) {}

    /// Sets the position that plays begin at.
    void place(int number);

    /// The numbers of the positions that the plays of these dice lead to, in the order of the plays; a
    /// position may come several times. Valid until the next call.
    [[nodiscard]] const std::vector<int>& find(int high, int low);

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    /// How much lower the number gets when one of `t` checkers on or above `point` leaves for below it.
    [[nodiscard]] int drop(int point, int t) const
    {
        return numbering_.part(point, t) - numbering_.part(point, t - 1);
    }

    [[nodiscard]] bool can_move(int from, int die) const
    {
        if (board_[index(from)] == 0) return false;
        return from >= die || (highest_ < 6 && (from == die - 1 || from == highest_));
    }
    /// Moves a checker and returns what the highest point was before.
    int move(int from, int die);
    void undo(int from, int die, int highest);

    void with_double(int die, int left, int limit);
    void with_pair(int die, int then);

    const Numbering& numbering_;
    HomeBoard board_{};
    std::array<int, kMostPoints> on_or_above_{};  ///< How many checkers are on each point or above it.
    int number_ = 0;
    int highest_ = -1;  ///< The highest point with a checker; -1 if none is left.
    std::vector<int> found_;
};

}  // namespace gammonkit::bearoff
