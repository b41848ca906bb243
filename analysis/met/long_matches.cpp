#include "analysis/met/long_matches.hpp"

#include <array>
#include <cmath>

namespace gammonkit {
namespace {

/// How far a game moves the score, as a standard deviation, when a player needs so many points.
double points_per_game(int away)
{
    constexpr std::array<double, 10> kDeviations{1.24, 1.27, 1.47, 1.50, 1.60, 1.61, 1.66, 1.68, 1.70, 1.72};
    return away <= 10 ? kDeviations[static_cast<std::size_t>(away - 1)] : 1.77;
}

/// The chance to catch up with a lead of `lead` points; 0 beyond six standard deviations.
double catches_up(int lead, int trailer_away, int leader_away)
{
    const double deviation = std::hypot(points_per_game(trailer_away), points_per_game(leader_away)) *
                             std::sqrt(trailer_away / 2.0 + leader_away / 2.0);
    const double steps = lead / deviation;
    return steps > 6 ? 0 : std::erfc(steps / std::sqrt(2.0)) / 2;
}

}  // namespace

double wins_long_match(int own, int other)
{
    return own > other ? catches_up(own - other, own, other) : 1 - catches_up(other - own, other, own);
}

void continue_post_crawford(std::vector<double>& row, int length, double gammon_rate)
{
    const auto at = [&](int away) { return away <= 0 ? 1.0 : row[static_cast<std::size_t>(away - 1)]; };
    if (row.empty()) row.push_back(0.5);
    for (int away = static_cast<int>(row.size()) + 1; away <= length; ++away)
        row.push_back((gammon_rate * at(away - 4) + (1 - gammon_rate) * at(away - 2)) / 2);
}

}  // namespace gammonkit
