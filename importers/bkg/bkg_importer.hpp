#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// The log of Hans Berliner's program BKG: docs/formats/bkg.md.
[[nodiscard]] Confidence sniff_bkg(const Sample& sample);

/// Reads the money session of a log.
[[nodiscard]] Result<Collection> read_bkg(const SourceText& source, const Options& options,
                                          Reporter& reporter);

}  // namespace gammonkit
