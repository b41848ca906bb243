#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// Bytes as letters that may stand in a script element of a page: two for 13 bits, where base64 takes two for
/// 12. They are the 91 that ASCII has besides blanks, "&", "<" and ">"; the lowest bits come first.
[[nodiscard]] std::string page_letters(std::string_view bytes);

/// The bytes; nothing if another letter is among them.
[[nodiscard]] std::optional<std::string> from_page_letters(std::string_view letters);

}  // namespace gammonkit
