#include "analysis/bearoff/parts/table_parts.hpp"

#include "analysis/bearoff/table_bytes.hpp"

#include <bit>
#include <cmath>

namespace gammonkit::bearoff {
namespace {

void append(std::span<const std::uint16_t> slots, std::string& data)
{
    for (const std::uint16_t slot : slots) {
        data += static_cast<char>(slot);
        data += static_cast<char>(slot >> 8U);
    }
}

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

void ExactPart::build(int number, const Steps& steps)
{
    const ByRoll<int> best = plays_.find(number, steps);
    ByRoll<const Distribution*> after{};
    for (std::size_t roll = 0; roll < best.size(); ++roll)
        after[roll] = &at(best[roll]);
    Distribution& distribution = distributions_[static_cast<std::size_t>(number - first_)];
    distribution = before_roll(after);
    plays_.set_value(number, mean_of(distribution));
}

void ExactPart::append_significant(int number, char* entry, std::string& data) const
{
    const Distribution& distribution = at(number);
    const std::span<const std::uint16_t> slots = significant(distribution);
    put(entry, static_cast<std::uint32_t>(slots.size()), 1);
    put(entry + 1, static_cast<std::uint32_t>(slots.data() - distribution.data()), 1);
    append(slots, data);
}

void ExactPart::append_all(int number, std::string& data) const
{
    append(at(number), data);
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

void NormalPart::build(int number, const Steps& steps)
{
    constexpr float kEach = 1.0F / 36.0F;
    const ByRoll<int> best = plays_.find(number, steps);
    float sum = 0;
    float sum_of_squares = 0;
    for (std::size_t roll = 0; roll < best.size(); ++roll) {
        const Value after = at(best[roll]);
        const float rolls = after.mean + 1;
        const auto weight = static_cast<float>(kRollWeights[roll]);
        sum += weight * rolls;
        sum_of_squares += weight * (after.deviation * after.deviation + rolls * rolls);
    }
    const float mean = sum * kEach;
    const float variance = sum_of_squares * kEach - mean * mean;
    values_[static_cast<std::size_t>(number - first_)] = {.mean = mean,
                                                          .deviation = std::sqrt(std::max(variance, 0.0F))};
    plays_.set_value(number, mean);
}

void NormalPart::append(int number, std::string& data) const
{
    const Value value = at(number);
    for (const float each : {value.mean, value.deviation}) {
        char bytes[4];
        put(bytes, std::bit_cast<std::uint32_t>(each), 4);
        data.append(bytes, 4);
    }
}

}  // namespace gammonkit::bearoff
