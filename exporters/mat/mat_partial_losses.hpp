#pragma once

#include "formats/feature.hpp"
#include "formats/options.hpp"

namespace gammonkit {

/// What match text leaves out of features that it carries: with the dialect of Snowie all that other dialects
/// write as comments, without header all that stands there, and in any dialect a cube that is set in the
/// middle above 1.
[[nodiscard]] Census mat_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
