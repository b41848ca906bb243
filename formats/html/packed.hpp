#pragma once

#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// What pages hold without showing it, as it may stand in a script element of this type: compressed by gzip,
/// as `page_letters`. Fails where gzip does.
inline constexpr std::string_view kPackedType = "application/x-gammonkit";
[[nodiscard]] Result<std::string> packed_text(std::string_view text);

/// A dump that was packed with its numbers apart; fails on anything else.
[[nodiscard]] Result<std::string> unpacked_dump(std::string_view letters);

/// Bytes as letters that may stand in a script element of a page: two for 13 bits, where base64 takes two for
/// 12. They are the 91 that ASCII has besides blanks, "&", "<" and ">"; the lowest bits come first.
[[nodiscard]] std::string page_letters(std::string_view bytes);

/// The bytes; nothing if another letter is among them.
[[nodiscard]] std::optional<std::string> from_page_letters(std::string_view letters);

}  // namespace gammonkit
