#pragma once

#include <string_view>

namespace gammonkit {

/// About how wide text in a bold sans-serif font of size 1 is, for canvases that cannot measure it: DejaVu
/// Sans Bold's widths, because no usual font is wider, and that of a wide letter for whatever is not ASCII.
[[nodiscard]] double estimated_width(std::string_view utf8);

}  // namespace gammonkit
