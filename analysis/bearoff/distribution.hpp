#pragma once

#include "analysis/bearoff/best_plays.hpp"

#include <span>

namespace gammonkit::bearoff {

/// The most rolls that a table counts, and one.
inline constexpr std::size_t kSlots = 32;

/// All slots of a distribution together.
inline constexpr std::uint32_t kCertain = 65535;

/// Slot k: the chance, in 65535ths, that it takes k rolls.
using Distribution = std::array<std::uint16_t, kSlots>;

/// No roll is needed.
[[nodiscard]] Distribution done();

/// The sum of k times slot k.
[[nodiscard]] std::uint32_t mean_of(const Distribution& distribution);

/// The distribution before a roll, from those after it: rounded so that the slots add up to 65535 again; what
/// is missing goes to the first of the largest.
[[nodiscard]] Distribution before_roll(const ByRoll<const Distribution*>& after);

/// From the first slot that is not zero to the last.
[[nodiscard]] std::span<const std::uint16_t> significant(const Distribution& distribution);

}  // namespace gammonkit::bearoff
