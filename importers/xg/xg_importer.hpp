#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Matches and positions of eXtreme Gammon, .xg and .xgp: docs/formats/xg.md.
[[nodiscard]] Confidence sniff_xg(const Sample& sample);

/// Reads the one match or position that such a file holds; a position with a cube question may hold a roll
/// besides, which then is a second position.
[[nodiscard]] Result<Collection> read_xg(const SourceText& source, const Options& options,
                                         Reporter& reporter);

}  // namespace gammonkit
