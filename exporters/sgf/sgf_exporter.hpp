#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes all games as GNU Backgammon does: one tree a game, one node a line. Fails if there is no game.
[[nodiscard]] Result<std::string> write_sgf(const Collection& collection, const Options& options);

}  // namespace gammonkit
