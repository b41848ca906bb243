#pragma once

#include "analysis/evaluate/net_weights.hpp"
#include "analysis/evaluate/position_class.hpp"

namespace gammonkit {

/// The nets that come with GammonKit; training/README.md tells how they were made and how strong
/// they are.
[[nodiscard]] NetWeights shipped_net(Stage stage);
[[nodiscard]] NetWeights shipped_ordering_net();

}  // namespace gammonkit
