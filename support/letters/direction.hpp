#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

// Which way text is written. In memory its letters stand in the order in which they are read; on paper those
// of Hebrew and Arabic go to the left. Source: Unicode Standard Annex 9.

/// True if some letters are written from right to left.
[[nodiscard]] bool has_right_to_left(std::string_view utf8);

/// The name between Unicode's signs that keep its direction apart from that of the text around it, if it has
/// letters from right to left; as it is if not.
[[nodiscard]] std::string isolated(std::string_view name);
/// Without such signs.
[[nodiscard]] std::string without_isolates(std::string_view utf8);

/// The letters of a line as they stand from left to right, those of Arabic in the forms in which they join.
/// The line goes to where its first letter outside of isolated names says.
[[nodiscard]] std::string in_visual_order(std::string_view line);

/// The letters that such a form stands for; any other character as it is.
[[nodiscard]] std::u32string letters_of_form(char32_t form);

}  // namespace gammonkit
