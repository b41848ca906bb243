#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// What the FIBS command "oldmoves" prints, in a capture of the session: docs/formats/oldmoves.md.
[[nodiscard]] Confidence sniff_oldmoves(const Sample& sample);

/// Reads all matches of a log, whatever else was captured with it.
[[nodiscard]] Result<Collection> read_oldmoves(const SourceText& source, const Options& options,
                                               Reporter& reporter);

}  // namespace gammonkit
