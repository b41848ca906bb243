#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit {

/// What the live-cube model of a match needs to know of a game. The chance to win moves by small steps, so
/// each player doubles when the other is indifferent between taking and dropping, or some way later.
struct LiveCubeRates {
    double gammons = 0.276;        ///< The share of gammons among the games that the doubler wins.
    double gammons_lost = 0.276;   ///< The same among those that he loses, where the cube is dead.
    double gammons_redoubled = 0;  ///< The same where he drops a redouble, as if he had played on.
    double late_double = 0;    ///< How far past the opponent's drop point doubles come, as a chance to win.
    double late_redouble = 0;  ///< The same of redoubles.
    /// How much of the cube is alive at each score: 1 all of it; 0 nothing, as if nobody ever doubled before
    /// the Crawford game.
    double cube_life = 1;
};

/// A table by the live-cube model, for matches of up to `length` points. `post_crawford` has at least that
/// many numbers: the trailer's chances. Without lateness this is Tom Keith's algorithm, with which the tables
/// of the blog Computational Backgammon (March 2012) were made; with it, Norman Zadeh's (1977) as GNU
/// Backgammon uses it. Between dead and live cube the equity is linear, as in Rick Janowski's model of money
/// games: an idea of the same blog, 15 March 2012.
[[nodiscard]] MatchEquities live_cube_equities(const LiveCubeRates& rates,
                                               const std::vector<double>& post_crawford, int length);

/// What a `.xml` table of type "zadeh" says.
struct ZadehRates {
    double gammons_leader = 0.25;
    double gammons_trailer = 0.15;
    double delta = 0.08;
    double delta_bar = 0.06;
    friend bool operator==(const ZadehRates&, const ZadehRates&) = default;
};
[[nodiscard]] LiveCubeRates live_cube_rates(const ZadehRates& zadeh);

/// What a `.xml` table of type "zadeh" says of the games after the Crawford game.
struct ZadehPostCrawford {
    double gammons_trailer = 0.25;
    double free_drop_2_away = 0.015;
    double free_drop_4_away = 0.004;
    friend bool operator==(const ZadehPostCrawford&, const ZadehPostCrawford&) = default;
};

/// The trailer's chances from 1 to `length` away: he doubles at once, and twice the leader has a free drop.
[[nodiscard]] std::vector<double> zadeh_post_crawford(const ZadehPostCrawford& rates, int length);

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
