#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// The byte that no text may have which `without_repeated_lines` is given.
inline constexpr char kRepeatedLine = '\2';

/// The text with three bytes for each line that it had before: 2, and the number of that line among all that
/// differ, the lower byte first. gzip has a quarter of the text to look at then, and makes less of it.
[[nodiscard]] std::string without_repeated_lines(std::string_view text);

/// The text again; nothing if it cannot be, or is longer than `most`.
[[nodiscard]] std::optional<std::string> with_repeated_lines(std::string_view packed, std::size_t most);

}  // namespace gammonkit
