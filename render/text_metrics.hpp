#pragma once

#include <string_view>

namespace gammonkit {

/// About how wide text in a bold sans-serif font of size 1 is, for canvases that cannot measure it:
/// Helvetica-Bold's widths (Adobe font metrics), and those of its widest letters for whatever is not ASCII.
[[nodiscard]] double estimated_width(std::string_view utf8);

}  // namespace gammonkit
