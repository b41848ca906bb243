#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Certain where lines "KEY: VALUE" with "Player1:" among them lead to a heading such as "Game 1: 0-0".
[[nodiscard]] Confidence sniff_tmg(const Sample& sample);

/// Reads the logs of TrueMoneyGames: see docs/formats/tmg.md.
[[nodiscard]] Result<Collection> read_tmg(const SourceText& source, const Options& options,
                                          Reporter& reporter);

}  // namespace gammonkit
