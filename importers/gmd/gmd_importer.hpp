#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Certain where the text begins with "GMD-" and a number.
[[nodiscard]] Confidence sniff_gmd(const Sample& sample);

/// Reads a match of Gibbon: see docs/formats/gmd.md.
[[nodiscard]] Result<Collection> read_gmd(const SourceText& source, const Options& options,
                                          Reporter& reporter);

}  // namespace gammonkit
