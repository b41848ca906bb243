#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes a position of JellyFish, binary: docs/formats/pos.md. Fails on several, with code
/// "not-one-position".
[[nodiscard]] Result<std::string> write_pos(const Collection& collection, const Options& options);

/// What such a file cannot say of the position.
[[nodiscard]] Census pos_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
