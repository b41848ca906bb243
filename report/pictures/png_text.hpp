#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

/// The PNG with one more text chunk, behind its header: tEXt for ASCII, else iTXt, which is UTF-8. `keyword`
/// is one of those that the specification of PNG registers, such as "Title".
[[nodiscard]] std::string with_png_text(std::string_view png, std::string_view keyword,
                                        std::string_view text);

/// The PNG with the chunk pHYs, which says how many pixels there are to an inch; it knows meters only.
/// Source: PNG (Portable Network Graphics) Specification, third edition, W3C 2025, section 11.3.4.3.
[[nodiscard]] std::string with_png_density(std::string_view png, int dpi);

}  // namespace gammonkit
