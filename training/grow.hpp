#pragma once

#include "analysis/evaluate/net_weights.hpp"

#include <vector>

namespace gammonkit::training {

/// The same net with wider layers, or with one more between two of them: it says what the net says, and has
/// more to learn with. `widths` are those of the layers between inputs and outputs. New neurons listen to
/// what they happen to, and nobody listens to them yet; a new layer, as wide as the one before, hands on what
/// that says. Widths that are narrower, or two layers more, throw std::runtime_error.
///
/// Source: Chen, Goodfellow, Shlens, Net2Net (2016), but for the new neurons' weights.
[[nodiscard]] NetWeights grown(const NetWeights& net, const std::vector<int>& widths, unsigned seed);

}  // namespace gammonkit::training
