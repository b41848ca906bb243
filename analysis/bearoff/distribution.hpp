#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace gammonkit::bearoff {

/// The most rolls that a table counts, and one.
inline constexpr std::size_t kSlots = 32;

/// All slots of a distribution together.
inline constexpr std::uint32_t kCertain = 65535;

/// How many rolls it takes. Slot k: the chance, in 65535ths, that it takes exactly k.
using Distribution = std::array<std::uint16_t, kSlots>;

/// No roll is needed.
[[nodiscard]] Distribution done();

/// The sum of k times slot k.
[[nodiscard]] std::uint32_t mean_of(const Distribution& distribution);

/// True if the chances add up to 1, but for what rounding takes from each of them: else it is damaged.
[[nodiscard]] bool adds_up(const Distribution& distribution);

/// In rolls.
struct Moments {
    double mean = 0;
    double deviation = 0;
};
[[nodiscard]] Moments moments_of(const Distribution& distribution);

/// The normal distribution with these moments, cut into whole rolls.
[[nodiscard]] Distribution normal_distribution(const Moments& moments);

/// With slots in the proportions of these numbers, of which there are at most kSlots; none is negative.
[[nodiscard]] Distribution distribution_of(std::span<const float> proportions);

/// From the first slot that is not zero to the last.
[[nodiscard]] std::span<const std::uint16_t> significant(const Distribution& distribution);

}  // namespace gammonkit::bearoff
