#include "analysis/successors.hpp"

#include "analysis/mixing.hpp"

#include <algorithm>
#include <array>

namespace gammonkit {
namespace {

constexpr int kBarPoint = 25;

/// Numbers whose sums tell boards apart: one for each point of each side. Equal boards have equal sums;
/// unequal ones hardly ever, so that few boards are compared in full.
using Marks = std::array<std::uint64_t, 26>;

constexpr Marks marks_from(std::uint64_t seed)
{
    Marks marks{};
    for (std::uint64_t& mark : marks)
        mark = next_mixed(seed);
    return marks;
}

constexpr Marks kOwn = marks_from(1);
constexpr Marks kOther = marks_from(1000);

/// A board on the way, with the sum that tells it from others.
struct Way {
    Board board;
    std::uint64_t sum = 0;
};

/// Collects the boards of the plays that use most of a roll.
class Walker {
public:
    Walker(std::vector<Board>& boards, Dice dice) : boards_(boards), first_(boards.size()), dice_(dice) {}

    void walk(const Board& board)
    {
        const Way start{.board = board};
        if (dice_.is_double()) {
            walk_double(start, 0, kBarPoint);
        } else {
            walk_high_first(start);
            walk_low_first(start);
        }
        if (boards_.size() == first_) boards_.push_back(board);
        for (std::size_t i = first_; i < boards_.size(); ++i)
            std::swap(boards_[i].own, boards_[i].other);
    }

private:
    static bool is_open(const Board& board, int from, int die, int rear)
    {
        const int to = from - die;
        if (to > 0) return board.other[static_cast<std::size_t>(25 - to)] < 2;
        return rear <= kHomePoints && (to == 0 || from == rear);
    }

    static Way moved(const Way& way, int from, int die)
    {
        Way next = way;
        const auto here = static_cast<std::size_t>(from);
        const auto there = static_cast<std::size_t>(std::max(from - die, 0));
        --next.board.own[here];
        ++next.board.own[there];
        next.sum += kOwn[there] - kOwn[here];
        if (there > 0 && next.board.other[25 - there] == 1) {
            next.board.other[25 - there] = 0;
            ++next.board.other[kBarPoint];
            next.sum += kOther[kBarPoint] - kOther[25 - there];
        }
        return next;
    }

    /// Calls `go_on` for each way to play `die` from `limit` or below; false if there is none.
    template <class GoOn>
    static bool for_each_step(const Way& way, int die, int limit, GoOn go_on)
    {
        const int rear = rearmost(way.board.own);
        const int lowest = rear == kBarPoint ? kBarPoint : 1;
        bool moves = false;
        for (int from = std::min(rear, limit); from >= lowest; --from) {
            if (way.board.own[static_cast<std::size_t>(from)] == 0 || !is_open(way.board, from, die, rear))
                continue;
            moves = true;
            go_on(moved(way, from, die), from);
        }
        return moves;
    }

    /// Every play of a double can be made from high to low, and comes once in that order.
    void walk_double(const Way& way, int used, int limit)
    {
        const bool goes_on =
            used < 4 && for_each_step(way, dice_.high(), limit,
                                      [&](const Way& next, int from) { walk_double(next, used + 1, from); });
        if (!goes_on && used > 0) keep(way, 2 * used);
    }

    void walk_high_first(const Way& way)
    {
        for_each_step(way, dice_.high(), kBarPoint, [&](const Way& next, int) {
            const bool goes_on =
                for_each_step(next, dice_.low(), kBarPoint, [&](const Way& last, int) { keep(last, 4); });
            if (!goes_on) keep(next, 2);
        });
    }

    void walk_low_first(const Way& way)
    {
        for_each_step(way, dice_.low(), kBarPoint, [&](const Way& next, int low_from) {
            const bool goes_on =
                for_each_step(next, dice_.high(), kBarPoint, [&](const Way& last, int high_from) {
                    if (!comes_high_first(way.board, high_from, low_from)) keep(last, 4);
                });
            // One die alone: the higher, if it can be.
            if (!goes_on) keep(next, 1);
        });
    }

    /// True if a play of two checkers that surely can be made in either order, so that it was found before.
    [[nodiscard]] bool comes_high_first(const Board& start, int high_from, int low_from) const
    {
        const int needed = high_from == low_from ? 2 : 1;
        return start.own[kBarPoint] == 0 && start.own[static_cast<std::size_t>(high_from)] >= needed &&
               high_from > dice_.high() && low_from > dice_.low();
    }

    /// Keeps a board if no play uses more of the roll.
    void keep(const Way& way, int rank)
    {
        if (rank < best_) return;
        if (rank > best_) boards_.resize(first_);
        best_ = rank;
        if (!dice_.is_double() && is_known(way)) return;
        const std::size_t index = boards_.size() - first_;
        if (index < sums_.size()) sums_[index] = way.sum;
        boards_.push_back(way.board);
    }

    [[nodiscard]] bool is_known(const Way& way) const
    {
        const std::size_t count = std::min(boards_.size() - first_, sums_.size());
        for (std::size_t i = 0; i < count; ++i) {
            if (sums_[i] == way.sum && boards_[first_ + i] == way.board) return true;
        }
        return false;
    }

    std::vector<Board>& boards_;
    std::size_t first_;  ///< Where this roll's boards begin.
    Dice dice_;
    int best_ = 0;
    /// Of the boards that are kept; more than two dice can lead to.
    std::array<std::uint64_t, 512> sums_;  // NOLINT: not filled, for speed.
};

}  // namespace

void add_successors(std::vector<Board>& boards, const Board& board, Dice dice)
{
    Walker(boards, dice).walk(board);
}

}  // namespace gammonkit
