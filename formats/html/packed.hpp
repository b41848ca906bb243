#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// What pages hold without showing it, as it may stand in a script element of this type: compressed by gzip,
/// as `page_letters`. Fails where gzip does.
inline constexpr std::string_view kPackedType = "application/x-gammonkit";
[[nodiscard]] Result<std::string> packed_text(std::string_view text);

/// A dump that was packed with its numbers apart; fails on anything else.
[[nodiscard]] Result<std::string> unpacked_dump(std::string_view letters);

}  // namespace gammonkit
