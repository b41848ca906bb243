#pragma once

#include "formats/options.hpp"
#include "model/match.hpp"

namespace gammonkit {

/// The whole collection as lines of text, made to be compared: see docs/formats/dump.md. Reading it gives an
/// equal collection. Fails only if variations nest deeper than `kDeepestNesting`.
[[nodiscard]] Result<std::string> write_dump(const Collection& collection, const Options& options);

}  // namespace gammonkit
