#pragma once

#include "support/source_text.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// What is made plain of a text that came by way of a page, a word processor or a telephone.
enum class Pasted {
    /// What nobody typed: HTML's names of letters ("&nbsp;", "&#8211;"), blanks of other widths, letters that
    /// nobody sees, doubled line ends.
    artifacts,
    /// And letters that were put for plain ones: dashes, quotes, fractions, fullwidth letters, dice.
    letters
};

/// The text in the letters that were typed.
[[nodiscard]] std::string in_plain_letters(std::string_view utf8, Pasted what);

/// The same of a source; nothing if it has only plain ones. Places are those of `source`, which must outlive
/// it.
[[nodiscard]] std::optional<SourceText> in_plain_letters(const SourceText& source, Pasted what);

}  // namespace gammonkit
