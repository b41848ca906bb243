#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes games as GamesGrid's program saved them, for GNU Backgammon to read: see docs/formats/sgg.md.
[[nodiscard]] Result<std::string> write_sgg(const Collection& collection, const Options& options);

}  // namespace gammonkit
