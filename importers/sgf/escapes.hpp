#pragma once

#include <string>
#include <string_view>

namespace gammonkit::sgf {

/// The text of a value (Text, SimpleText): "\" before a line end removes both, before anything else it
/// removes itself; every line end becomes "\n", and all other white space and control characters
/// blanks.
[[nodiscard]] std::string text_of(std::string_view value);

/// The player's name in a value of PW or PB: as text, but a "\" that escapes nothing stays.
///
/// GNU Backgammon escapes "\" and "]" where it writes names, but only "\]" means something to it where it
/// reads them. Whoever wants it to show a backslash writes a single one.
[[nodiscard]] std::string name_of(std::string_view value);

}  // namespace gammonkit::sgf
