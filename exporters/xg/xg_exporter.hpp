#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes the first match of a collection, or its first position if there is none, as eXtreme Gammon does:
/// docs/formats/xg.md.
[[nodiscard]] Result<std::string> write_xg(const Collection& collection, const Options& options);

}  // namespace gammonkit
