#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Certain where "Ann vs. Bob" comes first and a heading such as "Game 1.0-0/5" follows.
[[nodiscard]] Confidence sniff_sgg(const Sample& sample);

/// Reads the games that GamesGrid's program saved: see docs/formats/sgg.md.
[[nodiscard]] Result<Collection> read_sgg(const SourceText& source, const Options& options,
                                          Reporter& reporter);

}  // namespace gammonkit
