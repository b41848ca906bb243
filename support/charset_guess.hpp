#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// Which charsets some text may be in that is not UTF-8, by what its words look like: all letters of one
/// script, with capitals only at the beginning. The likeliest first; of those that make the same text of it,
/// one. More than one: none is likelier than the others. Empty if there are no words in other charsets than
/// ASCII, or they look like words in none.
///
/// Known are those of the West and of Turkey, page 850 of DOS, Cyrillic, Greek, Hebrew, Japanese,
/// Chinese and Korean ones.
[[nodiscard]] std::vector<std::string> likely_charsets(std::string_view bytes);

}  // namespace gammonkit
