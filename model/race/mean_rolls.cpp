#include "model/race/mean_rolls.hpp"

#include "support/files/embedded_file.hpp"

GAMMONKIT_EMBED(gammonkit_mean_rolls, GAMMONKIT_MEAN_ROLLS);

namespace gammonkit {
namespace {

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
