#pragma once

#include "analysis/bearoff/distribution.hpp"
#include "analysis/bearoff/parts/best_plays.hpp"

namespace gammonkit::bearoff {

/// The distribution before a roll, from those after it: rounded so that the slots add up to 65535 again; what
/// is missing goes to the first of the largest.
[[nodiscard]] Distribution before_roll(const ByRoll<const Distribution*>& after);

}  // namespace gammonkit::bearoff
