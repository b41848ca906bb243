#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit {

/// A table for players of equal strength while it is computed: first the scores nearest to the end of the
/// match.
class GrowingTable {
public:
    /// Knows the scores at which one player is 1 away: the Crawford game, in which `gammon_rate` of all games
    /// are gammons, and then `post_crawford`, the trailer's chances from 1 away.
    GrowingTable(int length, const std::vector<double>& post_crawford, double gammon_rate);

    /// The chance of the player who is `own` away to win the match; 1 once he needs no more points.
    [[nodiscard]] double at(int own, int other) const
    {
        if (own <= 0) return 1;
        return other <= 0 ? 0 : cells_[index(own, other)];
    }

    /// Sets a score, and the same one seen by the other player.
    void set(int own, int other, double chance)
    {
        cells_[index(own, other)] = chance;
        cells_[index(other, own)] = 1 - chance;
    }

    /// Computes all scores at which nobody is 1 away, by `chance_of(own, other)` with own < other.
    template <class Function>
    void fill(Function chance_of)
    {
        for (int sum = 4; sum <= 2 * length_; ++sum) {
            for (int own = std::max(2, sum - length_); 2 * own < sum; ++own)
                set(own, sum - own, chance_of(own, sum - own));
        }
    }

    [[nodiscard]] MatchEquities equities() const;

private:
    [[nodiscard]] std::size_t index(int own, int other) const
    {
        return static_cast<std::size_t>((own - 1) * length_ + other - 1);
    }

    int length_;
    std::vector<double> cells_;
    std::vector<double> post_crawford_;
};

}  // namespace gammonkit
