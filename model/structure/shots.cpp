#include "model/structure/shots.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace gammonkit {
namespace {

constexpr int kBarPoint = 25;
constexpr int kDieFaces = 6;
/// Nobody can hit more in one play.
constexpr int kMostSteps = 4;

/// A board of which only the hitter moves, in his numbering. What he hits is out of the game.
struct HitterBoard {
    Side own;
    std::array<std::uint8_t, 26> other{};  ///< The opponent's checkers on the points.

    [[nodiscard]] int highest() const
    {
        int point = kBarPoint;
        while (point > 0 && own[static_cast<std::size_t>(point)] == 0)
            --point;
        return point;
    }

    [[nodiscard]] bool can_step(int from, int die, int highest) const
    {
        if (own[static_cast<std::size_t>(from)] == 0) return false;
        const int to = from - die;
        if (to > 0) return other[static_cast<std::size_t>(to)] < 2;
        return highest <= kHomePoints && (to == 0 || from == highest);
    }

    /// How many are hit.
    int step(int from, int die)
    {
        --own[static_cast<std::size_t>(from)];
        const int to = from - die;
        if (to <= 0) return 0;
        ++own[static_cast<std::size_t>(to)];
        return std::exchange(other[static_cast<std::size_t>(to)], std::uint8_t{0});
    }
};

/// Follows all plays of a roll.
class HitSearch {
public:
    /// Of the plays with the most steps: how many checkers the best of them hits, at most `enough`.
    int most_hits(const HitterBoard& board, std::span<const int> dice, int enough)
    {
        enough_ = enough;
        follow(board, dice, 0, 0, kBarPoint);
        return most_hits_[static_cast<std::size_t>(longest_)];
    }

    [[nodiscard]] int longest() const { return longest_; }

private:
    bool is_done(std::size_t dice) const
    {
        return static_cast<std::size_t>(longest_) == dice && most_hits_[dice] >= enough_;
    }

    /// Steps with one die in several turns are made from high to low, so that none comes twice.
    void follow(const HitterBoard& board, std::span<const int> dice, std::size_t made, int hits, int from)
    {
        longest_ = std::max(longest_, static_cast<int>(made));
        most_hits_[made] = std::max(most_hits_[made], hits);
        if (made == dice.size() || is_done(dice.size())) return;
        const int highest = board.highest();
        const bool must_enter = highest == kBarPoint;
        const bool is_sorted = made > 0 && dice[made] == dice[made - 1];
        const int begin = must_enter || !is_sorted ? highest : std::min(from, highest);
        for (int point = begin; point >= (must_enter ? kBarPoint : 1); --point) {
            if (!board.can_step(point, dice[made], highest)) continue;
            HitterBoard next = board;
            const int hit = next.step(point, dice[made]);
            follow(next, dice, made + 1, hits + hit, point);
            if (is_done(dice.size())) return;
        }
    }

    int enough_ = 0;
    int longest_ = 0;
    std::array<int, kMostSteps + 1> most_hits_{};
};

int most_hits(const HitterBoard& board, int high, int low, int enough)
{
    if (high == low) {
        const std::array<int, kMostSteps> dice{high, high, high, high};
        return HitSearch().most_hits(board, dice, enough);
    }
    const std::array<int, 2> high_first{high, low};
    const std::array<int, 2> low_first{low, high};
    HitSearch first;
    const int by_high = first.most_hits(board, high_first, enough);
    if (first.longest() == 2 && by_high >= enough) return by_high;
    HitSearch second;
    const int by_low = second.most_hits(board, low_first, enough);
    // Where only one die can be played, it must be the higher, if that can be.
    if (first.longest() == second.longest())
        return first.longest() == 2 ? std::max(by_high, by_low) : by_high;
    return first.longest() > second.longest() ? by_high : by_low;
}

/// Whether a checker may get from one point to another by this roll, where nothing else hinders it.
bool may_reach(int distance, int high, int low)
{
    if (high == low) return distance % high == 0 && distance <= kMostSteps * high;
    return distance == high || distance == low || distance == high + low;
}

/// Whether any checker is as far from any blot as the roll may take it: else nothing needs to be followed.
bool may_hit(const HitterBoard& board, int high, int low)
{
    for (int blot = 1; blot < kBarPoint; ++blot) {
        if (board.other[static_cast<std::size_t>(blot)] != 1) continue;
        for (int from = blot + 1; from <= kBarPoint; ++from) {
            if (board.own[static_cast<std::size_t>(from)] > 0 && may_reach(from - blot, high, low))
                return true;
        }
    }
    return false;
}

HitterBoard board_of(const Position& position, Player player)
{
    HitterBoard board{.own = position.side(player)};
    for (int point = 1; point < kBarPoint; ++point) {
        const int there = position.checkers(opponent(player), Point(point).mirrored());
        board.other[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(there);
    }
    return board;
}

/// How many checkers a roll hits, at most `enough`.
int hits_of_roll(const HitterBoard& board, int high, int low, int enough)
{
    return may_hit(board, high, low) ? most_hits(board, high, low, enough) : 0;
}

}  // namespace

Shots shots_of(const Position& position, Player player)
{
    const HitterBoard board = board_of(position, player);
    const auto blots = static_cast<int>(std::count(board.other.begin(), board.other.end(), 1));
    Shots shots;
    if (blots == 0) return shots;
    for (int high = 1; high <= kDieFaces; ++high) {
        for (int low = 1; low <= high; ++low) {
            const int hits = hits_of_roll(board, high, low, std::min(blots, 2));
            const int rolls = high == low ? 1 : 2;
            shots.any += hits > 0 ? rolls : 0;
            shots.twice += hits > 1 ? rolls : 0;
        }
    }
    return shots;
}

bool hits_with(const Position& position, Player player, Dice dice)
{
    return hits_of_roll(board_of(position, player), dice.high(), dice.low(), 1) > 0;
}

}  // namespace gammonkit
