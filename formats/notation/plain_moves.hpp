#pragma once

#include "formats/notation/notation.hpp"

#include <optional>

namespace gammonkit::notation {

/// Parses moves as nearly every record writes them: numbers, "bar" and "off" with "/", hits and counts. Gives
/// the same as the grammar, only ten times as fast; nothing for all else, errors included, which is the
/// grammar's to judge.
[[nodiscard]] std::optional<Moves> parse_plain_moves(std::string_view text);

/// The whole grammar, which also says what is wrong: `parse_moves` without the short cut.
[[nodiscard]] Result<Moves> parse_by_grammar(const SourceText& source, std::string_view text);

}  // namespace gammonkit::notation
