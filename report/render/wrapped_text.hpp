#pragma once

#include "report/render/canvas.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// The lines that a text takes in a column of this width. Words that are too long are cut. Empty lines of the
/// text stay.
[[nodiscard]] std::vector<std::string> wrapped(const Canvas& canvas, std::string_view text,
                                               const TextStyle& style, double width);

}  // namespace gammonkit
