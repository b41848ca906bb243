#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

/// A line of ASCII that PostScript takes for a comment: `begin`, which is "%" or longer, and the text, as far
/// as lines of such documents go.
[[nodiscard]] std::string postscript_comment(std::string_view begin, std::string_view text);

}  // namespace gammonkit
