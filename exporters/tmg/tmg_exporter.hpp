#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes logs as TrueMoneyGames did, for GNU Backgammon to read: see docs/formats/tmg.md.
[[nodiscard]] Result<std::string> write_tmg(const Collection& collection, const Options& options);

}  // namespace gammonkit
