#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes positions with their analysis as the English eXtreme Gammon copies them: docs/formats/xg-text.md.
[[nodiscard]] Result<std::string> write_xg_text(const Collection& collection, const Options& options);

/// What such a text cannot say: details of states, values in other units, further analyses, parts of
/// rollouts.
[[nodiscard]] Census xg_text_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
