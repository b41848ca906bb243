#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Certain where the bytes begin with "OGXM".
[[nodiscard]] Confidence sniff_ogxm(const Sample& sample);

/// Reads a match of HedgeHog and OpenGammon with its analyses: see docs/formats/ogxm.md.
[[nodiscard]] Result<Collection> read_ogxm(const SourceText& source, const Options& options,
                                           Reporter& reporter);

}  // namespace gammonkit
