#pragma once

#include "analysis/evaluate/net_weights.hpp"

namespace gammonkit::training {

/// A net that plays exactly as this one, in coarse steps, and whose file compresses better: behind the first
/// layer, each weight is the one with the fewest bits of those that are rounded alike.
[[nodiscard]] NetWeights simplified(NetWeights net);

}  // namespace gammonkit::training
