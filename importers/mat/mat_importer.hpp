#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Certain for "7 point match" or a "Game 1" with its score line; plausible for a single game without either.
[[nodiscard]] Confidence sniff_mat(const Sample& sample);

/// Reads the whole family of match texts that JellyFish began: see docs/formats/mat.md.
[[nodiscard]] Result<Collection> read_mat(const SourceText& source, const Options& options,
                                          Reporter& reporter);

}  // namespace gammonkit
