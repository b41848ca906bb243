#include "analysis/bearoff/parts/normal_part.hpp"

#include "analysis/bearoff/table_bytes.hpp"

#include <bit>
#include <cmath>

namespace gammonkit::bearoff {

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
