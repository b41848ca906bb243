#pragma once

#include "formats/notation/notation.hpp"

#include <optional>

namespace gammonkit::notation {

/// Moves at the front of a text.
struct PlainMoves {
    Moves moves;
    std::size_t length = 0;  ///< Of their text, with the blank before it.
};

/// Takes moves from the front of a text as far as they are written as in nearly every record: each behind one
/// blank, numbers, "bar" and "off" with "/", hits and counts.
[[nodiscard]] PlainMoves plain_moves_in_front(std::string_view text);

/// Parses moves that are written so, with any gaps between them, up to the end of a text. Gives the same as
/// the grammar, only ten times as fast; nothing for all else, errors included, which is the grammar's to
/// judge.
[[nodiscard]] std::optional<Moves> parse_plain_moves(std::string_view text);

/// The whole grammar, which also says what is wrong: `parse_moves` without the short cut.
[[nodiscard]] Result<Moves> parse_by_grammar(const SourceText& source, std::string_view text);

}  // namespace gammonkit::notation
