#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// The MD5 sum (RFC 1321) in 32 hexadecimal digits, small letters. `goes_on` is told now and then what part
/// is done, 0 to 1; nothing if it answers false. To recognize files, not to protect anything.
[[nodiscard]] std::optional<std::string> md5_of(std::string_view bytes,
                                                const std::function<bool(double)>& goes_on = {});

}  // namespace gammonkit
