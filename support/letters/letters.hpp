#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gammonkit {

// What Unicode says of letters. Only letters.cpp knows who is asked: ICU; the host where WebAssembly runs.

/// Writing systems that names are written in; all others are `other`.
enum class Script { common, latin, greek, cyrillic, hebrew, arabic, thai, hangul, han, kana, other };

[[nodiscard]] Script script_of(char32_t letter);
[[nodiscard]] bool is_letter(char32_t character);
[[nodiscard]] bool is_capital(char32_t letter);
/// The small letter of a capital; any other as it is.
[[nodiscard]] char32_t small_letter(char32_t letter);
/// How many columns of a terminal it takes: 0 for a mark above another, 2 for Chinese and Japanese.
[[nodiscard]] std::size_t columns_of_letter(char32_t letter);

/// UTF-8 text with each accent behind its letter (Unicode's form NFD).
[[nodiscard]] std::string decomposed(std::string_view utf8);
/// UTF-8 text in letters from a to z as far as that can be done: "Žółć" gives "zolc".
[[nodiscard]] std::string in_latin_letters(std::string_view utf8);

/// Takes the first character off some UTF-8 that is not empty; U+FFFD for a byte that belongs to none.
[[nodiscard]] char32_t take_character(std::string_view& utf8);
void append_character(std::string& utf8, char32_t character);

}  // namespace gammonkit
