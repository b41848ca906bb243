#pragma once

#include "report/render/canvas.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// The text, or as much of its beginning as fits into `width` with "…" behind it; empty if not even that
/// fits.
[[nodiscard]] std::string fitted_text(const Canvas& canvas, std::string_view text, const TextStyle& style,
                                      double width);

/// The size in which the text fits into `width`: that of `style`, or less, but no less than two thirds of it.
[[nodiscard]] double fitted_size(const Canvas& canvas, std::string_view text, const TextStyle& style,
                                 double width);

/// The baseline of a line of text whose capitals stand in the middle of `center`.
[[nodiscard]] CanvasPoint baseline_for(CanvasPoint center, double size);

}  // namespace gammonkit
