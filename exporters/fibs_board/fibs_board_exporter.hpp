#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes a "board:" line of FIBS for each position: docs/formats/fibs-board.md.
[[nodiscard]] Result<std::string> write_fibs_board(const Collection& collection, const Options& options);

/// What these lines cannot say of the positions.
[[nodiscard]] Census fibs_board_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
