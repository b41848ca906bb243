#include "analysis/bearoff/parts/before_roll.hpp"

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

}  // namespace gammonkit::bearoff
