#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

/// Columns of help and tables that are read, whatever the terminal: lines longer than this are hard to read.
inline constexpr std::size_t kTextWidth = 100;

/// One paragraph broken into lines of at most `width` columns; all but the first are indented. The caller
/// has already printed `indent` columns of the first. Does not end with a newline.
[[nodiscard]] std::string wrapped(std::string_view paragraph, std::size_t indent,
                                  std::size_t width = kTextWidth);

}  // namespace gammonkit
