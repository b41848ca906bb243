#pragma once

#include "support/languages/po_reader.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A language that texts are written in.
struct LanguageRow {
    std::string_view tag;   ///< By BCP 47: "de".
    std::string_view name;  ///< As its speakers call it.
};

/// All languages, English first; the pseudo-language of tests is not among them.
[[nodiscard]] std::span<const LanguageRow> languages();

inline constexpr std::string_view kEnglish = "en";
/// A language for tests alone: English with an accent on each letter, and longer by two fifths, so that what
/// is not translated and what has no room is seen.
inline constexpr std::string_view kPseudoLanguage = "qps";

/// The language of a tag or of a POSIX locale: "de" of "de-AT" and "de_DE.UTF-8", "en" of "C"; empty if there
/// is none.
[[nodiscard]] std::string_view language_of(std::string_view tag);

/// The catalogue of a language: what stands in English and in the language. Empty of those that need none.
[[nodiscard]] std::vector<PoEntry> catalogue_of(std::string_view tag);

}  // namespace gammonkit
