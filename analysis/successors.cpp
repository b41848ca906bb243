#include "analysis/successors.hpp"

#include "analysis/mixing.hpp"

#include <algorithm>
#include <array>
#include <bit>

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

/// A checker that is moved.
struct Step {
    int from;
    int die;

    [[nodiscard]] std::size_t here() const { return static_cast<std::size_t>(from); }
    [[nodiscard]] std::size_t there() const { return static_cast<std::size_t>(std::max(from - die, 0)); }
    /// Where the opponent's checkers are that could be hit: he counts from the other end.
    [[nodiscard]] std::size_t opposite() const { return 25 - there(); }
};

bool hits(const Step& step, const Side& other)
{
    return step.there() > 0 && other[step.opposite()] == 1;
}

void make(const Step& step, Side& own, Side& other)
{
    --own[step.here()];
    ++own[step.there()];
    if (hits(step, other)) {
        other[step.opposite()] = 0;
        ++other[kBarPoint];
    }
}

/// A bit for each point of the player on roll that the opponent does not hold.
std::uint32_t open_points(const Side& other)
{
    std::uint32_t open = 0;
    for (std::size_t point = 1; point <= 24; ++point)
        open |= static_cast<std::uint32_t>(other[25 - point] < 2) << point;
    return open;
}

/// A board on the way.
struct Way {
    Board board;
    std::uint32_t own;      ///< The places that the player on roll has taken.
    std::uint64_t sum = 0;  ///< What tells the board from others.

    [[nodiscard]] std::uint64_t sum_after(const Step& step) const
    {
        const std::uint64_t moved = sum + kOwn[step.there()] - kOwn[step.here()];
        return hits(step, board.other) ? moved + kOther[kBarPoint] - kOther[step.opposite()] : moved;
    }

    [[nodiscard]] Way after(const Step& step) const
    {
        const std::uint32_t left =
            own & ~(static_cast<std::uint32_t>(board.own[step.here()] == 1) << step.here());
        Way next{.board = board, .own = left | 1U << step.there(), .sum = sum_after(step)};
        make(step, next.board.own, next.board.other);
        return next;
    }
};

/// Collects the boards of the plays that use most of a roll.
class Walker {
public:
    Walker(std::vector<Board>& boards, const Board& start, Dice dice)
        : boards_(boards), first_(boards.size()), dice_(dice), open_(open_points(start.other))
    {
    }

    void walk(const Board& board)
    {
        const Way start{.board = board, .own = taken_places(board.own)};
        if (dice_.is_double()) {
            walk_double(start, 1, kBarPoint);
        } else {
            walk_high_first(start);
            walk_low_first(start);
        }
        if (boards_.size() == first_) boards_.push_back(opposite(board));
    }

private:
    /// A bit for each place from which `die` may be played.
    [[nodiscard]] std::uint32_t movable(std::uint32_t own, int die) const
    {
        const std::uint32_t on_board = own & ~1U;
        const int rear = static_cast<int>(std::bit_width(on_board)) - 1;
        if (rear < 1) return 0;
        if (rear == kBarPoint) return on_board & open_ << die & 1U << kBarPoint;
        std::uint32_t places = on_board & open_ << die;
        if (rear <= kHomePoints) places |= on_board & 1U << std::min(die, rear);
        return places;
    }

    /// Calls `go_on` for each way to play `die`, `limit` being the last place to start from; false if there
    /// is none.
    template <class GoOn>
    bool for_each_step(const Way& way, int die, int limit, GoOn go_on) const
    {
        const std::uint32_t all = movable(way.own, die);
        for (std::uint32_t places = all & ((2U << limit) - 1); places != 0;) {
            const int from = static_cast<int>(std::bit_width(places)) - 1;
            places ^= 1U << from;
            go_on(Step{from, die});
        }
        return all != 0;
    }

    /// Every play of a double can be made from high to low, and comes once in that order.
    void walk_double(const Way& way, int count, int limit)
    {
        for_each_step(way, dice_.high(), limit, [&](const Step& step) {
            if (count < 4) walk_double(way.after(step), count + 1, step.from);
            keep(way, step, count);
        });
    }

    void walk_high_first(const Way& way)
    {
        for_each_step(way, dice_.high(), kBarPoint, [&](const Step& high) {
            const Way next = way.after(high);
            const bool goes_on = for_each_step(next, dice_.low(), kBarPoint,
                                               [&](const Step& low) { keep_new(next, low, kBoth); });
            if (!goes_on) keep_new(way, high, kHighAlone);
        });
    }

    void walk_low_first(const Way& way)
    {
        for_each_step(way, dice_.low(), kBarPoint, [&](const Step& low) {
            const Way next = way.after(low);
            const bool goes_on = for_each_step(next, dice_.high(), kBarPoint, [&](const Step& high) {
                if (!comes_high_first(way.board, high, low)) keep_new(next, high, kBoth);
            });
            if (!goes_on) keep_new(way, low, kLowAlone);
        });
    }

    /// True if a play of two checkers that surely can be made in either order, so that it was found before.
    static bool comes_high_first(const Board& start, const Step& high, const Step& low)
    {
        const int needed = high.from == low.from ? 2 : 1;
        return start.own[kBarPoint] == 0 && start.own[high.here()] >= needed && high.there() > 0 &&
               low.there() > 0;
    }

    /// Keeps what a last step leads to, if no play uses more of the roll.
    void keep(const Way& way, const Step& step, int rank)
    {
        if (rank < best_) return;
        if (rank > best_) boards_.resize(first_);
        best_ = rank;
        Board& result = boards_.emplace_back(opposite(way.board));
        make(step, result.other, result.own);
    }

    /// The same, but only once.
    void keep_new(const Way& way, const Step& step, int rank)
    {
        const std::uint64_t sum = way.sum_after(step);
        if (rank == best_ && is_known(way, step, sum)) return;
        keep(way, step, rank);
        const std::size_t index = boards_.size() - first_ - 1;
        if (rank == best_ && index < sums_.size()) sums_[index] = sum;
    }

    [[nodiscard]] bool is_known(const Way& way, const Step& step, std::uint64_t sum) const
    {
        const std::size_t count = std::min(boards_.size() - first_, sums_.size());
        for (std::size_t i = 0; i < count; ++i) {
            if (sums_[i] == sum && boards_[first_ + i] == opposite(way.after(step).board)) return true;
        }
        return false;
    }

    /// What of a roll a play uses: more is better, and the higher die alone better than the lower.
    static constexpr int kLowAlone = 1;
    static constexpr int kHighAlone = 2;
    static constexpr int kBoth = 3;

    std::vector<Board>& boards_;
    std::size_t first_;  ///< Where this roll's boards begin.
    Dice dice_;
    std::uint32_t open_;  ///< Hits leave it as it is.
    int best_ = 0;
    /// Of the boards that are kept; more than two dice can lead to.
    std::array<std::uint64_t, 512> sums_;  // NOLINT: not filled, for speed.
};

}  // namespace

void add_successors(std::vector<Board>& boards, const Board& board, Dice dice)
{
    Walker(boards, board, dice).walk(board);
}

}  // namespace gammonkit
