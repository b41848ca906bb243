#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes positions with their analysis as the English BGBlitz exports them: docs/formats/bgblitz-text.md.
[[nodiscard]] Result<std::string> write_bgblitz_text(const Collection& collection, const Options& options);

/// What such a text cannot say: details of states, values without equity, further analyses.
[[nodiscard]] Census bgblitz_text_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
