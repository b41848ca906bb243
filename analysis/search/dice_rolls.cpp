#include "analysis/search/dice_rolls.hpp"

namespace gammonkit {
namespace {

#include "analysis/search/reduced_rolls.inc"

}  // namespace

std::span<const WeightedRoll> rolls_of(RollSet set)
{
    if (set == RollSet::fourteen) return k14Rolls;
    if (set == RollSet::seven) return k7Rolls;
    return kAllRolls;
}

}  // namespace gammonkit
