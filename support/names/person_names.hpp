#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

/// UTF-8 text without case and without accents, to look for one text in another: "KÉVIN" gives "kevin",
/// "Łukasz Żółć" "lukasz zolc". Marks are only taken off letters that are read without them, too: Latin,
/// Greek and Cyrillic ones.
[[nodiscard]] std::string plain_letters(std::string_view utf8);

/// What is the same for all ways to write one person's name: case, accents, blanks and the order of its parts
/// do not count. "Unger, Kevin", "kevin  unger" and "Kévin Unger" give "kevin unger". The key of a key is
/// that key; it is empty only for a name that is.
[[nodiscard]] std::string name_key(std::string_view name);

}  // namespace gammonkit
