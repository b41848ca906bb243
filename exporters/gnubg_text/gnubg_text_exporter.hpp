#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes positions as GNU Backgammon prints them: board, cube decision, candidates, annotation. See
/// docs/formats/gnubg-text.md.
[[nodiscard]] Result<std::string> write_gnubg_text(const Collection& collection, const Options& options);

/// What such a text cannot say: details of states, values in other units, further analyses, settings.
[[nodiscard]] Census gnubg_text_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
