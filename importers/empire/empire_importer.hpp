#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Match text without headings, as GammonEmpire saves it: docs/formats/empire.md. A single game is match text
/// (mat) just as well, and left to that.
[[nodiscard]] Confidence sniff_empire(const Sample& sample);

/// Reads the money session that such a file holds.
[[nodiscard]] Result<Collection> read_empire(const SourceText& source, const Options& options,
                                             Reporter& reporter);

}  // namespace gammonkit
