#include "analysis/bearoff/distribution.hpp"

#include <algorithm>

namespace gammonkit::bearoff {
namespace {

/// As many slots as are added up at a time.
constexpr std::size_t kBlock = 8;
using Block = std::array<std::uint32_t, kBlock>;

Block sum_of_block(const ByRoll<const Distribution*>& after, std::size_t begin)
{
    Block sum{};
    for (std::size_t roll = 0; roll < after.size(); ++roll) {
        const std::uint16_t* slots = after[roll]->data() + begin;
        for (std::size_t k = 0; k < kBlock; ++k)
            sum[k] += kRollWeights[roll] * slots[k];
    }
    return sum;
}

}  // namespace

Distribution done()
{
    Distribution distribution{};
    distribution[0] = kCertain;
    return distribution;
}

std::uint32_t mean_of(const Distribution& distribution)
{
    std::uint32_t sum = 0;
    for (std::uint32_t k = 0; k < kSlots; ++k)
        sum += k * distribution[k];
    return sum;
}

Distribution before_roll(const ByRoll<const Distribution*>& after)
{
    constexpr std::uint32_t kRolls = 36;
    Distribution result{};
    std::uint32_t missing = kCertain;
    std::uint32_t to_come = kRolls * kCertain;
    std::size_t largest = 0;
    for (std::size_t begin = 0; begin < kSlots && to_come > 0; begin += kBlock) {
        const Block sum = sum_of_block(after, begin);
        for (std::size_t k = 0; k < kBlock && begin + k + 1 < kSlots; ++k) {
            const std::size_t slot = begin + k + 1;
            result[slot] = static_cast<std::uint16_t>((sum[k] + kRolls / 2) / kRolls);
            to_come -= sum[k];
            missing -= result[slot];
            if (result[slot] > result[largest]) largest = slot;
        }
    }
    result[largest] = static_cast<std::uint16_t>(result[largest] + missing);
    return result;
}

std::span<const std::uint16_t> significant(const Distribution& distribution)
{
    const auto is_set = [](std::uint16_t slot) { return slot != 0; };
    const auto first = std::find_if(distribution.begin(), distribution.end(), is_set);
    const auto last = std::find_if(distribution.rbegin(), distribution.rend(), is_set);
    return {first, last.base()};
}

}  // namespace gammonkit::bearoff
