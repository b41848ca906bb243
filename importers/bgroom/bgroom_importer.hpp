#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// The game log of BackGammonRoom: docs/formats/bgroom.md.
[[nodiscard]] Confidence sniff_bgroom(const Sample& sample);

/// Reads the money sessions of a log.
[[nodiscard]] Result<Collection> read_bgroom(const SourceText& source, const Options& options,
                                             Reporter& reporter);

}  // namespace gammonkit
