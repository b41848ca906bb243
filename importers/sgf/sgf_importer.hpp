#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// GNU Backgammon's dialect of SGF, and FF[4] for backgammon (GM[6]): docs/formats/sgf.md.
[[nodiscard]] Confidence sniff_sgf(const Sample& sample);

/// Reads every backgammon game of an SGF file; games of other kinds are skipped with a warning.
[[nodiscard]] Result<Collection> read_sgf(const SourceText& source, const Options& options,
                                          Reporter& reporter);

/// The charset that the first CA property of the file names; empty if there is none.
[[nodiscard]] std::string declared_sgf_charset(std::string_view bytes);

}  // namespace gammonkit
