#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace gammonkit {

/// Text in another charset, and how many characters or bytes had to be replaced on the way.
struct Converted {
    std::string text;
    std::size_t replaced = 0;
};

/// Bytes in the named charset as UTF-8; what cannot be decoded becomes U+FFFD. Fails on an unknown charset.
[[nodiscard]] Result<Converted> to_utf8(std::string_view bytes, const std::string& charset);

/// UTF-8 in the named charset; what that cannot hold becomes its substitute. Fails on an unknown charset.
[[nodiscard]] Result<Converted> from_utf8(std::string_view utf8, const std::string& charset);

/// True if ICU can decode the named charset.
[[nodiscard]] bool is_known_charset(const std::string& charset);

/// ICU's best guess at the charset of `bytes`; empty if it has none.
[[nodiscard]] std::string guessed_charset(std::string_view bytes);

}  // namespace gammonkit
