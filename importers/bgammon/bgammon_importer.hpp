#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Certain where the text begins with "bgammon-replay" and a number.
[[nodiscard]] Confidence sniff_bgammon(const Sample& sample);

/// Reads a match that was played on bgammon.org: see docs/formats/bgammon.md.
[[nodiscard]] Result<Collection> read_bgammon(const SourceText& source, const Options& options,
                                              Reporter& reporter);

}  // namespace gammonkit
