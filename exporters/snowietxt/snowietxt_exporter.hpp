#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes a line of Snowie's for each position, as GNU Backgammon does: docs/formats/snowietxt.md.
[[nodiscard]] Result<std::string> write_snowietxt(const Collection& collection, const Options& options);

/// What these lines cannot say of the positions.
[[nodiscard]] Census snowietxt_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
