#pragma once

#include "analysis/evaluate/net_weights.hpp"
#include "analysis/evaluate/position_class.hpp"

#include <array>

namespace gammonkit {

/// The nets that come with GammonKit; training/README.md tells how they were made and how strong
/// they are.
[[nodiscard]] NetWeights shipped_net(Stage stage);
[[nodiscard]] NetWeights shipped_ordering_net();

/// All nets of an evaluator.
struct Nets {
    std::array<NetWeights, kStages> stages;  ///< Each judges the positions of one stage.
    NetWeights ordering;  ///< A small one that chooses which plays the others look at within a search.
    FirstSteps steps = FirstSteps::coarse;  ///< Of those of the stages.
};

}  // namespace gammonkit
