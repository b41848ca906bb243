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

std::optional<RollSet> roll_set_of(int rolls)
{
    for (const RollSet set : {RollSet::all, RollSet::fourteen, RollSet::seven}) {
        if (rolls_of(set).size() == static_cast<std::size_t>(rolls)) return set;
    }
    return std::nullopt;
}

}  // namespace gammonkit
