#include "model/structure/shots.hpp"

#include "model/structure/structure.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace gammonkit {
namespace {

constexpr int kBarPoint = 25;
constexpr int kDieFaces = 6;
/// Of a double; nobody can hit more in one play.
constexpr int kMostSteps = 4;

/// Points of the hitter's numbering, his bar among them. What he hits is out of the game.
struct HitterPoints {
    PointSet own = 0;    ///< Where he has checkers.
    PointSet blots = 0;  ///< Where he would hit.
    PointSet open = 0;   ///< What the opponent does not hold: no play changes that.

    /// From where one of his checkers can move.
    [[nodiscard]] PointSet movable(int die) const
    {
        const int highest = static_cast<int>(std::bit_width(own)) - 1;
        const PointSet to_open = own & open << die;
        if (highest == kBarPoint) return to_open & only(kBarPoint);
        return 0 < highest && highest <= kHomePoints ? to_open | (own & only(std::min(die, highest)))
                                                     : to_open;
    }

    /// `was_alone`: no other checker stands where it comes from.
    [[nodiscard]] HitterPoints after(int from, int die, bool was_alone) const
    {
        HitterPoints next = *this;
        if (was_alone) next.own ^= only(from);
        if (from > die) next.own |= only(from - die);
        if (from > die) next.blots &= ~only(from - die);
        return next;
    }

    [[nodiscard]] bool hits(int from, int die) const { return from > die && (blots & only(from - die)) != 0; }

    /// How many he could hit at most by steps of this die.
    [[nodiscard]] int most_hits(int die, int steps) const
    {
        PointSet on_the_way = own;
        PointSet reached = 0;
        for (int step = 0; step < steps; ++step) {
            on_the_way = on_the_way >> die & open;
            reached |= on_the_way & blots;
        }
        return std::min(steps, std::popcount(reached));
    }

    /// Whether any checker is as far from any blot as the roll may take it: else nothing need be followed.
    [[nodiscard]] bool may_hit(int high, int low) const
    {
        if (high == low) return most_hits(high, kMostSteps) > 0;
        return ((own >> high | own >> low | own >> (high + low)) & blots) != 0;
    }
};

struct HitterBoard {
    Side own;
    HitterPoints points;
};

/// Of the plays with the most steps: how many those are, and how many checkers the best of them hits.
struct MostHits {
    int steps = 0;
    int hits = 0;

    void add(int made, int hit)
    {
        if (made > steps) hits = 0;
        if (made < steps) return;
        steps = made;
        hits = std::max(hits, hit);
    }
};

template <class F>
void for_each_from_high(PointSet points, F f)
{
    while (points != 0) {
        const int point = static_cast<int>(std::bit_width(points)) - 1;
        points ^= only(point);
        if (!f(point)) return;
    }
}

/// One checker or two, first by one die.
MostHits hits_in_order(const HitterBoard& board, int first, int second, int enough)
{
    const HitterPoints& points = board.points;
    MostHits most;
    for_each_from_high(points.movable(first), [&](int from) {
        const HitterPoints next = points.after(from, first, board.own[static_cast<std::size_t>(from)] == 1);
        const int hits = points.hits(from, first) ? 1 : 0;
        const PointSet then = next.movable(second);
        const bool hits_then = (then >> second & next.blots) != 0;
        most.add(then != 0 ? 2 : 1, hits + (hits_then ? 1 : 0));
        return most.steps < 2 || most.hits < enough;
    });
    return most;
}

/// Follows all plays of a double.
class DoubleSearch {
public:
    DoubleSearch(const Side& own, int die, int enough) : own_(own), die_(die), enough_(enough) {}

    MostHits most_hits(const HitterPoints& points)
    {
        follow(points, {}, kBarPoint);
        return most_;
    }

private:
    /// Whether a play of so many steps can be better than the best that is known.
    [[nodiscard]] bool may_be_better(const HitterPoints& points, const MostHits& made) const
    {
        if (most_.steps < kMostSteps) return true;
        return most_.hits < enough_ &&
               made.hits + points.most_hits(die_, kMostSteps - made.steps) > most_.hits;
    }

    /// Steps are made from high to low, so that no play comes twice.
    void follow(const HitterPoints& points, const MostHits& made, int limit)
    {
        most_.add(made.steps, made.hits);
        if (made.steps == kMostSteps) return;
        for_each_from_high(points.movable(die_) & points_between(0, limit), [&](int from) {
            if (!may_be_better(points, made)) return false;
            std::uint8_t& there = own_[static_cast<std::size_t>(from)];
            std::uint8_t& next = own_[static_cast<std::size_t>(std::max(from - die_, 0))];
            const bool was_alone = there == 1;
            --there;
            ++next;
            follow(points.after(from, die_, was_alone),
                   {.steps = made.steps + 1, .hits = made.hits + (points.hits(from, die_) ? 1 : 0)}, from);
            ++there;
            --next;
            return true;
        });
    }

    Side own_;
    int die_;
    int enough_;
    MostHits most_;
};

int most_hits(const HitterBoard& board, int high, int low, int enough)
{
    if (high == low) return DoubleSearch(board.own, high, enough).most_hits(board.points).hits;
    const MostHits by_high = hits_in_order(board, high, low, enough);
    if (by_high.steps == 2 && by_high.hits >= enough) return by_high.hits;
    const MostHits by_low = hits_in_order(board, low, high, enough);
    // Where only one die can be played, it must be the higher, if that can be.
    if (by_high.steps != by_low.steps) return by_high.steps > by_low.steps ? by_high.hits : by_low.hits;
    return by_high.steps == 2 ? std::max(by_high.hits, by_low.hits) : by_high.hits;
}

HitterBoard board_of(const Position& position, Player player)
{
    HitterBoard board{.own = position.side(player), .points = {}};
    const Side& other = position.side(opponent(player));
    for (int point = 1; point <= kBarPoint; ++point) {
        const int there = other[static_cast<std::size_t>(kBarPoint - point)];
        if (board.own[static_cast<std::size_t>(point)] > 0) board.points.own |= only(point);
        if (point < kBarPoint && there == 1) board.points.blots |= only(point);
        if (point < kBarPoint && there < 2) board.points.open |= only(point);
    }
    return board;
}

/// How many checkers a roll hits, at most `enough`.
int hits_of_roll(const HitterBoard& board, int high, int low, int enough)
{
    return board.points.may_hit(high, low) ? std::min(most_hits(board, high, low, enough), enough) : 0;
}

}  // namespace

Shots shots_of(const Position& position, Player player)
{
    const HitterBoard board = board_of(position, player);
    const int blots = std::popcount(board.points.blots);
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
