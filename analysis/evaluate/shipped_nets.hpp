#pragma once

#include "analysis/evaluate/net_weights.hpp"

namespace gammonkit {

/// The nets that come with GammonKit; docs/engine.md tells how they were made and how strong they are.
struct ShippedNets {
    NetWeights contact;   ///< Judges all positions.
    NetWeights ordering;  ///< Chooses the plays that `contact` looks at within a search.
};

[[nodiscard]] ShippedNets shipped_nets();

}  // namespace gammonkit
