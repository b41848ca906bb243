#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gammonkit::xg {

inline constexpr std::string_view kAnsi = "windows-1252";  ///< The code page of every file that was seen.

/// UTF-16 text of at most `units` units at `offset`, up to its NUL, as UTF-8.
[[nodiscard]] std::string wide_text_at(std::string_view bytes, std::size_t offset, std::size_t units);

/// Puts UTF-8 text as UTF-16, cut to `units` units without breaking a character; a NUL follows.
void put_wide_text(std::string& bytes, std::size_t offset, std::size_t units, std::string_view utf8);

/// True if the text fits into so many units.
[[nodiscard]] bool fits_wide_text(std::string_view utf8, std::size_t units);

/// A length byte, then so many bytes of the code page.
[[nodiscard]] std::string short_text_at(std::string_view bytes, std::size_t offset, std::size_t most);
void put_short_text(std::string& bytes, std::size_t offset, std::size_t most, std::string_view utf8);

}  // namespace gammonkit::xg
