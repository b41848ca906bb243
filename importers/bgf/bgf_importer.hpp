#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Certain where the first line is the header of a BGBlitz match file.
[[nodiscard]] Confidence sniff_bgf(const Sample& sample);

/// Reads the match of a BGBlitz file (not BackGammonRoom's, which has the same extension): see
/// docs/formats/bgf.md.
[[nodiscard]] Result<Collection> read_bgf(const SourceText& source, const Options& options,
                                          Reporter& reporter);

}  // namespace gammonkit
