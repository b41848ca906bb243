#include "analysis/hypergammon/ways.hpp"

#include "analysis/board.hpp"

#include <algorithm>

namespace gammonkit::hypergammon {
namespace {

constexpr int kBarPoint = 25;

/// Finds the ways to play a roll from one position, in the order of `add_successors`: higher die first, and
/// rearmost checker first.
class WayFinder {
public:
    WayFinder(const Numbering& numbering, Dice dice) : numbering_(numbering), dice_(dice) {}

    /// Groups of ways, those that use most of the roll first.
    std::array<std::vector<Way>, 4> find(const Side& start)
    {
        if (dice_.is_double()) {
            with_double(start, 0, 1, kBarPoint);
        } else {
            with_pair(start, dice_.high(), dice_.low(), kHighAlone);
            with_pair(start, dice_.low(), dice_.high(), kLowAlone);
        }
        return std::move(groups_);
    }

private:
    static constexpr std::size_t kBoth = 0;
    static constexpr std::size_t kHighAlone = 1;
    static constexpr std::size_t kLowAlone = 2;

    static std::size_t index(int point) { return static_cast<std::size_t>(point); }

    static bool can_move(const Side& side, int from, int die)
    {
        const int rear = rearmost(side);
        if (side[index(from)] == 0 || (rear == kBarPoint && from != kBarPoint)) return false;
        return from > die || (rear <= kHomePoints && (from == die || from == rear));
    }

    static Side after(Side side, int from, int die)
    {
        --side[index(from)];
        ++side[index(std::max(from - die, 0))];
        return side;
    }

    /// Nothing for a checker that is borne off.
    static std::uint32_t landing(int from, int die) { return from > die ? 1U << (from - die) : 0; }

    /// Every play of a double can be made from high to low, and comes once in that order.
    void with_double(const Side& side, std::uint32_t landings, std::size_t count, int limit)
    {
        const int die = dice_.high();
        for (int from = limit; from > 0; --from) {
            if (!can_move(side, from, die)) continue;
            const Side next = after(side, from, die);
            const std::uint32_t all = landings | landing(from, die);
            if (count < 4) with_double(next, all, count + 1, from);
            add(4 - count, next, all, false);
        }
    }

    void with_pair(const Side& side, int first, int second, std::size_t alone)
    {
        for (int from = kBarPoint; from > 0; --from) {
            if (!can_move(side, from, first)) continue;
            const Side next = after(side, from, first);
            const std::uint32_t landings = landing(from, first);
            for (int then = kBarPoint; then > 0; --then) {
                if (can_move(next, then, second))
                    add(kBoth, after(next, then, second), landings | landing(then, second), true);
            }
            add(alone, next, landings, true);
        }
    }

    /// Ways to one place that land on the same points are one.
    void add(std::size_t group, const Side& side, std::uint32_t landings, bool may_have_twin)
    {
        std::vector<Way>& ways = groups_[group];
        Way way{landings, static_cast<std::uint16_t>(numbering_.number_of(side).value_or(0)), 0};
        for (std::size_t i = ways.size(); may_have_twin && i-- > 0;) {
            if (ways[i].after != way.after) continue;
            if (ways[i].landings == landings) return;
            if (way.twin == 0) way.twin = static_cast<std::uint16_t>(ways.size() - i);
        }
        ways.push_back(way);
    }

    const Numbering& numbering_;
    Dice dice_;
    std::array<std::vector<Way>, 4> groups_;
};

}  // namespace

AllWays::AllWays(const Numbering& numbering) : rolls_(numbering.size())
{
    for (std::size_t number = 0; number < numbering.size(); ++number) {
        RollWays* roll = rolls_[number].data();
        for (int high = 1; high <= 6; ++high) {
            for (int low = 1; low <= high; ++low) {
                *roll = {.weight = high == low ? 1 : 2, .landings = 0, .begin = 0, .sizes = {}};
                roll->begin = static_cast<std::uint32_t>(ways_.size());
                const auto groups =
                    WayFinder(numbering, *Dice::from(high, low)).find(numbering.side_of(number));
                for (std::size_t group = 0; group < groups.size(); ++group) {
                    roll->sizes[group] = static_cast<std::uint16_t>(groups[group].size());
                    for (const Way& way : groups[group]) {
                        roll->landings |= way.landings;
                        ways_.push_back(way);
                    }
                }
                ++roll;
            }
        }
    }
}

}  // namespace gammonkit::hypergammon
