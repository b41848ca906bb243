#pragma once

#include "cli/commands/fix/command.hpp"
#include "cli/options/command.hpp"
#include "model/transform/hand_notes.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// What --comment, --mark and --luck-mark say, in this order. Fails with code "usage".
[[nodiscard]] Result<std::vector<HandNote>> notes_of(const FixOptions& repair);

/// Reads a file of notes: places, each with its marks and, after a colon, a comment that goes on in indented
/// lines.
///
///     g2-17 very-bad: Too greedy.
///         The bar point is worth more.
///     g2-18 lucky:
///     match: Played in the park.
///
/// Lines that begin with # are left out.
[[nodiscard]] Result<std::vector<HandNote>> read_notes(const SourceText& source);

}  // namespace gammonkit::cli
