#include "analysis/bearoff/plays.hpp"

namespace gammonkit::bearoff {

void PlayFinder::place(int number)
{
    board_ = numbering_.board_of(number);
    number_ = number;
    highest_ = -1;
    int t = 0;
    for (int point = numbering_.points() - 1; point >= 0; --point) {
        t += board_[index(point)];
        on_or_above_[index(point)] = t;
        if (t > 0 && highest_ < 0) highest_ = point;
    }
}

const std::vector<int>& PlayFinder::find(int high, int low)
{
    found_.clear();
    if (high == low) {
        with_double(high, 4, highest_);
    } else {
        with_pair(high, low);
        with_pair(low, high);
    }
    return found_;
}

int PlayFinder::move(int from, int die)
{
    const int before = highest_;
    const int to = std::max(from - die, -1);
    for (int point = to + 1; point <= from; ++point) {
        number_ -= drop(point, on_or_above_[index(point)]);
        --on_or_above_[index(point)];
    }
    --board_[index(from)];
    if (to >= 0) ++board_[index(to)];
    while (highest_ >= 0 && board_[index(highest_)] == 0)
        --highest_;
    return before;
}

void PlayFinder::undo(int from, int die, int highest)
{
    const int to = std::max(from - die, -1);
    if (to >= 0) --board_[index(to)];
    ++board_[index(from)];
    for (int point = to + 1; point <= from; ++point) {
        ++on_or_above_[index(point)];
        number_ += drop(point, on_or_above_[index(point)]);
    }
    highest_ = highest;
}

void PlayFinder::with_double(int die, int left, int limit)
{
    if (left == 0 || highest_ < 0) {
        found_.push_back(number_);
        return;
    }
    for (int from = std::min(limit, highest_); from >= 0; --from) {
        if (!can_move(from, die)) continue;
        const int before = move(from, die);
        with_double(die, left - 1, from);
        undo(from, die, before);
    }
}

void PlayFinder::with_pair(int die, int then)
{
    for (int first = highest_; first >= 0; --first) {
        if (!can_move(first, die)) continue;
        const int before = move(first, die);
        if (highest_ < 0) found_.push_back(number_);
        for (int second = highest_; second >= 0; --second) {
            if (!can_move(second, then)) continue;
            const int before_second = move(second, then);
            found_.push_back(number_);
            undo(second, then, before_second);
        }
        undo(first, die, before);
    }
}

}  // namespace gammonkit::bearoff
