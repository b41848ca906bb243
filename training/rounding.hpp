#pragma once

#include "analysis/evaluate/net_weights.hpp"

#include <span>

namespace gammonkit {

/// Makes `rounded` the same net with the weights of its second layer rounded as `Net` does it in coarse
/// steps, where the outputs of the first layer have these limits.
void round_second_layer(const NetWeights& net, std::span<const float> limits, NetWeights& rounded);

/// A net that plays exactly as this one, in coarse steps, and whose file compresses better: behind the first
/// layer, each weight is the one with the fewest bits of those that are rounded alike.
[[nodiscard]] NetWeights simplified(NetWeights net);

}  // namespace gammonkit
