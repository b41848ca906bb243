#include "analysis/bearoff/distribution.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace gammonkit::bearoff {
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

bool adds_up(const Distribution& distribution)
{
    const int sum = std::accumulate(distribution.begin(), distribution.end(), 0);
    return std::abs(sum - static_cast<int>(kCertain)) <= static_cast<int>(kSlots);
}

Moments moments_of(const Distribution& distribution)
{
    double mean = 0;
    double square = 0;
    for (std::size_t k = 0; k < kSlots; ++k) {
        const double chance = distribution[k] / double(kCertain);
        mean += chance * double(k);
        square += chance * double(k * k);
    }
    return {.mean = mean, .deviation = std::sqrt(std::max(0.0, square - mean * mean))};
}

Distribution normal_distribution(const Moments& moments)
{
    // The chance to need at most k rolls; a deviation of 0 would divide by 0.
    const auto up_to = [&](double k) {
        const double deviations = (k + 0.5 - moments.mean) / std::max(moments.deviation, 1e-6);
        return std::erfc(-deviations / std::sqrt(2.0)) / 2;
    };
    Distribution distribution{};
    std::uint32_t before = 0;
    for (std::size_t k = 0; k < kSlots; ++k) {
        const bool is_last = k + 1 == kSlots;
        const double chance = up_to(double(k));  // Not a number in a damaged table.
        const auto sum = is_last      ? kCertain
                         : chance > 0 ? static_cast<std::uint32_t>(kCertain * chance + 0.5)
                                      : before;
        distribution[k] = static_cast<std::uint16_t>(sum - before);
        before = sum;
    }
    return distribution;
}

Distribution distribution_of(std::span<const float> proportions)
{
    double all = 0;
    for (const float proportion : proportions)
        all += double{proportion};
    const double scale = kCertain / all;
    Distribution distribution{};
    double sum = 0;
    std::uint32_t before = 0;
    for (std::size_t k = 0; k < proportions.size(); ++k) {
        sum += double{proportions[k]};
        const auto up_to = static_cast<std::uint32_t>(sum * scale + 0.5);
        distribution[k] = static_cast<std::uint16_t>(up_to - before);
        before = up_to;
    }
    return distribution;
}

std::span<const std::uint16_t> significant(const Distribution& distribution)
{
    const auto is_set = [](std::uint16_t slot) { return slot != 0; };
    const auto first = std::find_if(distribution.begin(), distribution.end(), is_set);
    const auto last = std::find_if(distribution.rbegin(), distribution.rend(), is_set);
    return {first, last.base()};
}

}  // namespace gammonkit::bearoff
