#include "analysis/evaluate/roll_outputs.hpp"

#include "analysis/board.hpp"

namespace gammonkit {
namespace {

/// What it takes to bring all checkers to a point or below it, and `waste` pips.
void add_normal(const Side& side, int point, int waste, const RollOutputs& part, float* outputs)
{
    int pips = waste;
    for (int from = point + 1; from < kBar.number(); ++from)
        pips += (from - point) * side[static_cast<std::size_t>(from)];
    constexpr float kRollsAPip = 6.0F / 49;
    const float rolls = static_cast<float>(pips) * kRollsAPip;
    const float steepness = -2 / rolls;  // Of a variance of a quarter of the rolls.
    for (std::size_t k = 0; k < part.count; ++k) {
        const float off = static_cast<float>(k) - rolls;
        outputs[part.first + k] += off * off * steepness;
    }
}

}  // namespace

void add_expected_rolls(const Side& side, float* outputs)
{
    add_normal(side, 0, 8, kToBearOff, outputs);
    if (side[0] == 0) add_normal(side, kHomePoints, 9, kToSaveGammon, outputs);
    if (is_left_behind(side)) add_normal(side, 24 - kHomePoints, 5, kToSaveBackgammon, outputs);
}

}  // namespace gammonkit
