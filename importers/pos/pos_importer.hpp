#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// A position of JellyFish, binary: docs/formats/pos.md.
[[nodiscard]] Confidence sniff_pos(const Sample& sample);

/// Reads the one position that such a file holds.
[[nodiscard]] Result<Collection> read_pos(const SourceText& source, const Options& options,
                                          Reporter& reporter);

}  // namespace gammonkit
