#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Snowie's positions of one line each: docs/formats/snowietxt.md.
[[nodiscard]] Confidence sniff_snowietxt(const Sample& sample);

/// Reads a position of every line.
[[nodiscard]] Result<Collection> read_snowietxt(const SourceText& source, const Options& options,
                                                Reporter& reporter);

}  // namespace gammonkit
