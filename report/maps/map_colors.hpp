#pragma once

#include "report/render/color.hpp"

#include <cstddef>

namespace gammonkit {

// The colors of maps. Those who cannot tell red from green can tell them apart, and in gray they keep their
// order: the better, the lighter.

/// From -1, the worst, dark blue, by 0, the average, gray, to 1, the best, yellow. What lies beyond is cut.
[[nodiscard]] Color temperature(double warmth);

/// One of eight that differ, for kinds that have no order; more repeat them.
[[nodiscard]] Color kind_color(std::size_t index);

/// Black or white, whichever is easier to read on this color.
[[nodiscard]] Color ink_on(Color color);

/// How bright a color is seen, 0 to 1: the relative luminance of WCAG 2.
[[nodiscard]] double luminance(Color color);

}  // namespace gammonkit
