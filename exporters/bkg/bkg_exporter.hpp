#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes one money session as the log of BKG: docs/formats/bkg.md. Of several matches the first.
[[nodiscard]] Result<std::string> write_bkg(const Collection& collection, const Options& options);

/// Counts what a log does not tell of features that it carries: games without rows, scores that do not follow
/// from the games before, and plays in words that no line holds.
[[nodiscard]] Census bkg_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
