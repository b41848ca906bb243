#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

/// The PNG with one more text chunk, behind its header: tEXt for ASCII, else iTXt, which is UTF-8. `keyword`
/// is one of those that the specification of PNG registers, such as "Title".
[[nodiscard]] std::string with_png_text(std::string_view png, std::string_view keyword,
                                        std::string_view text);

}  // namespace gammonkit
