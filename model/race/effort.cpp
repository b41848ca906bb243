#include "model/race/effort.hpp"

#include "model/step_rules.hpp"
#include "support/files/embedded_file.hpp"

#include <algorithm>
#include <utility>

GAMMONKIT_EMBED(gammonkit_mean_rolls, GAMMONKIT_MEAN_ROLLS);

namespace gammonkit {
namespace {

constexpr int kHighest = kHomePoints;

/// What a side that is home wastes, with so many more checkers: one each on the six point and those below,
/// down to `lowest`, then again from the six point.
double wastage_with(const Side& side, int more, int lowest)
{
    Side home{};
    std::copy_n(side.begin(), kHighest + 1, home.begin());
    for (int point = kHighest; more > 0; --more) {
        ++home[static_cast<std::size_t>(point)];
        point = point == lowest ? kHighest : point - 1;
    }
    return effective_pips(mean_rolls(home_number(home).value_or(0))) - pips(home);
}

/// What the estimate of a side with checkers outside is made from, each with the factor that least squares
/// gave it.
double estimated_wastage(const Side& side)
{
    int checkers = 0;
    int outside = 0;
    int outside_pips = 0;  // From the six point.
    for (int point = 1; point <= kBar.number(); ++point) {
        const int here = side[static_cast<std::size_t>(point)];
        checkers += here;
        if (point <= kHighest) continue;
        outside += here;
        outside_pips += here * (point - kHighest);
    }
    const double spread = wastage_with(side, outside, kHighest - 2);
    const double stacked = wastage_with(side, outside, kHighest);
    const double distance = static_cast<double>(outside_pips) / outside;
    const std::pair<double, double> terms[] = {{1.455, 1},
                                               {1.102, spread},
                                               {-0.262, stacked},
                                               {-0.230, outside},
                                               {0.0372, (stacked - spread) * distance},
                                               {-0.644, 1 / distance},
                                               {0.273, outside / distance},
                                               {-0.934, spread / distance},
                                               {1.032, stacked / distance},
                                               {0.121, checkers},
                                               {0.023, side[1] + side[2]},
                                               {-0.255, side[6]},
                                               {-0.099, side[5]},
                                               {-0.103, side[4]}};
    double wastage = 0;
    for (const auto& [factor, value] : terms)
        wastage += factor * value;
    return wastage;
}

/// n over k, for k up to 6.
constexpr int binomial(int n, int k)
{
    int result = 1;
    for (int i = 1; i <= k; ++i)
        result = result * (n - k + i) / i;
    return result;
}
static_assert(kHomeNumbers == binomial(kHomePoints + Position::kMostCheckers, kHomePoints));

}  // namespace

RaceEffort race_effort(const Side& side)
{
    const int needed = pips(side);
    if (const std::optional<int> number = home_number(side))
        return {.pips = needed, .rolls = mean_rolls(*number)};
    const double effective = needed + estimated_wastage(side);
    return {.pips = needed, .rolls = effective / kPipsPerRoll, .is_exact = false};
}

std::optional<ByPlayer<RaceEffort>> race_efforts(const Position& position)
{
    const int first = rearmost(position, Player::first).number();
    const int second = rearmost(position, Player::second).number();
    const bool is_over = first == 0 || second == 0;
    if (is_over || first + second >= kBar.number()) return std::nullopt;
    return ByPlayer<RaceEffort>{race_effort(position.side(Player::first)),
                                race_effort(position.side(Player::second))};
}

std::optional<int> home_number(const Side& side)
{
    for (std::size_t point = kHomePoints + 1; point < side.size(); ++point) {
        if (side[point] != 0) return std::nullopt;
    }
    int number = 0;
    int checkers = 0;
    for (int point = kHomePoints; point > 0; --point) {
        checkers += side[static_cast<std::size_t>(point)];
        const int row = kHomePoints - point;
        number += binomial(row + checkers, row + 1);
    }
    return number < kHomeNumbers ? std::optional(number) : std::nullopt;
}

double mean_rolls(int home_number)
{
    const char* const entry = gammonkit_mean_rolls + std::size_t{2} * static_cast<std::size_t>(home_number);
    const auto low = static_cast<unsigned char>(entry[0]);
    const auto high = static_cast<unsigned char>(entry[1]);
    return (low + 256 * high) / kMeanRollUnits;
}

}  // namespace gammonkit
