#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// What pages hold without showing it, as it may stand in a script element of this type: compressed by gzip,
/// as `page_letters`. Fails where gzip does.
inline constexpr std::string_view kPackedType = "application/x-gammonkit";
[[nodiscard]] Result<std::string> packed_text(std::string_view text);

/// The same of a dump, with its numbers apart.
[[nodiscard]] Result<std::string> packed_dump(std::string_view dump);

/// The dump again; fails on anything else.
[[nodiscard]] Result<std::string> unpacked_dump(std::string_view letters);

}  // namespace gammonkit
