#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Text with "board:" lines of FIBS: docs/formats/fibs-board.md.
[[nodiscard]] Confidence sniff_fibs_board(const Sample& sample);

/// Reads every board line as a position, wherever in its line it begins. Other lines, as a session log has
/// them, are passed over with a note.
[[nodiscard]] Result<Collection> read_fibs_board(const SourceText& source, const Options& options,
                                                 Reporter& reporter);

}  // namespace gammonkit
