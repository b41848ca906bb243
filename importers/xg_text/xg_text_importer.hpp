#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Positions that eXtreme Gammon copies as text, with their analysis: docs/formats/xg-text.md.
[[nodiscard]] Confidence sniff_xg_text(const Sample& sample);

/// Reads every position that begins with a line of its XGID, whatever the language of the program.
[[nodiscard]] Result<Collection> read_xg_text(const SourceText& source, const Options& options,
                                              Reporter& reporter);

}  // namespace gammonkit
