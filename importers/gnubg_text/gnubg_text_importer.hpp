#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Boards that GNU Backgammon prints, with what it says below them: docs/formats/gnubg-text.md.
[[nodiscard]] Confidence sniff_gnubg_text(const Sample& sample);

/// Reads every board as a position with its analysis: of a match that was exported as text, of a session in
/// the terminal, or alone.
[[nodiscard]] Result<Collection> read_gnubg_text(const SourceText& source, const Options& options,
                                                 Reporter& reporter);

}  // namespace gammonkit
