#include "analysis/met/live_cube.hpp"

#include "analysis/met/long_matches.hpp"

namespace gammonkit {
namespace {

/// Where the players of one score double.
class Doubling {
public:
    Doubling(const LiveCubeRates& rates, const GrowingTable& table) : rates_(rates), table_(table) {}

    /// The doubler's chance to win the game at which his opponent may as well drop, when the cube goes from
    /// `cube` to twice that.
    [[nodiscard]] double cash_point(int own, int other, int cube) const
    {
        const bool dead = 2 * cube >= own || 2 * cube >= other;
        return dead ? dead_cash_point(own, other, cube) : live_cash_point(own, other, cube);
    }

    /// What a game at even chances is worth if nobody doubles.
    [[nodiscard]] double without_cube(int own, int other) const
    {
        return (win(own, other, 1) + loss(own, other, 1, rates_.gammons)) / 2;
    }

private:
    [[nodiscard]] double dead_cash_point(int own, int other, int cube) const
    {
        // Who loses the match with this game anyway turns the cube once more.
        const int points = 2 * cube >= own && 2 * cube < other ? 4 * cube : 2 * cube;
        const double lost = loss(own, other, points, rates_.gammons_lost);
        return (table_.at(own - cube, other) - lost) / (win(own, other, points) - lost);
    }

    [[nodiscard]] double live_cash_point(int own, int other, int cube) const
    {
        const double won = win(own, other, 2 * cube);
        const double redoubled = loss(own, other, 2 * cube, rates_.gammons_redoubled);
        const double their_point = cash_point(other, own, 2 * cube) + rates_.late_redouble;
        return 1 - (won - table_.at(own - cube, other)) / (won - redoubled) * their_point;
    }

    [[nodiscard]] double win(int own, int other, int points) const
    {
        const double gammons = rates_.gammons;
        return (1 - gammons) * table_.at(own - points, other) + gammons * table_.at(own - 2 * points, other);
    }

    [[nodiscard]] double loss(int own, int other, int points, double gammons) const
    {
        return (1 - gammons) * table_.at(own, other - points) + gammons * table_.at(own, other - 2 * points);
    }

    const LiveCubeRates& rates_;
    const GrowingTable& table_;
};

}  // namespace

MatchEquities live_cube_equities(const LiveCubeRates& rates, const std::vector<double>& post_crawford,
                                 int length)
{
    GrowingTable table(length, post_crawford, rates.gammons);
    const Doubling doubling(rates, table);
    table.fill([&](int own, int other) {
        const double top = doubling.cash_point(own, other, 1) + rates.late_double;
        const double bottom = 1 - doubling.cash_point(other, own, 1) - rates.late_double;
        const double won = table.at(own - 1, other);
        const double lost = table.at(own, other - 1);
        const double live = lost + (won - lost) * (0.5 - bottom) / (top - bottom);
        return rates.cube_life * live + (1 - rates.cube_life) * doubling.without_cube(own, other);
    });
    return table.equities();
}

LiveCubeRates live_cube_rates(const ZadehRates& zadeh)
{
    return {.gammons = zadeh.gammons_leader,
            .gammons_lost = zadeh.gammons_trailer,
            .gammons_redoubled = zadeh.gammons_trailer,
            .late_double = zadeh.delta_bar,
            .late_redouble = zadeh.delta};
}

std::vector<double> zadeh_post_crawford(const ZadehPostCrawford& rates, int length)
{
    std::vector<double> row;
    continue_post_crawford(row, 2, rates.gammons_trailer);
    row[1] -= rates.free_drop_2_away;
    continue_post_crawford(row, 4, rates.gammons_trailer);
    row[3] -= rates.free_drop_4_away;
    continue_post_crawford(row, std::max(length, 4), rates.gammons_trailer);
    row.resize(static_cast<std::size_t>(length));
    return row;
}

GrowingTable::GrowingTable(int length, const std::vector<double>& post_crawford, double gammon_rate)
    : length_(length), cells_(static_cast<std::size_t>(length) * static_cast<std::size_t>(length), 0.5),
      post_crawford_(post_crawford.begin(), post_crawford.begin() + length)
{
    const auto later = [&](int away) {
        return away <= 0 ? 1 : post_crawford_[static_cast<std::size_t>(away - 1)];
    };
    for (int away = 2; away <= length; ++away)
        set(away, 1, ((1 - gammon_rate) * later(away - 1) + gammon_rate * later(away - 2)) / 2);
}

MatchEquities GrowingTable::equities() const
{
    MatchEquities result;
    result.length = length_;
    result.pre_crawford = cells_;
    result.post_crawford = {post_crawford_, post_crawford_};
    return result;
}

}  // namespace gammonkit
