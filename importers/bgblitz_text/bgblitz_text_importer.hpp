#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Positions that BGBlitz exports as text, with their analysis: docs/formats/bgblitz-text.md.
[[nodiscard]] Confidence sniff_bgblitz_text(const Sample& sample);

/// Reads every position that begins with a board, whatever the language of the program.
[[nodiscard]] Result<Collection> read_bgblitz_text(const SourceText& source, const Options& options,
                                                   Reporter& reporter);

}  // namespace gammonkit
