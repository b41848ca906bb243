#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes matches as the FIBS command "oldmoves" prints them: docs/formats/oldmoves.md. Several matches stand
/// behind each other, each behind the command.
[[nodiscard]] Result<std::string> write_oldmoves(const Collection& collection, const Options& options);

/// Counts what a log does not tell of features that it carries: results that no later score shows, scores
/// that would be taken for another match, and names and notations with line breaks.
[[nodiscard]] Census oldmoves_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
