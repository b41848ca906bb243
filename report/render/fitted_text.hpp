#pragma once

#include "report/render/canvas.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// About how wide text in a bold sans-serif font of size 1 is, for canvases that cannot measure it: DejaVu
/// Sans Bold's widths, because no usual font is wider, and that of a wide letter for whatever is not ASCII.
[[nodiscard]] double estimated_width(std::string_view utf8);

/// The text, or as much of its beginning as fits into `width` with "…" behind it; empty if not even that
/// fits.
[[nodiscard]] std::string fitted_text(const Canvas& canvas, std::string_view text, const TextStyle& style,
                                      double width);

/// The size in which the text fits into `width`: that of `style`, or less, but no less than two thirds of it.
[[nodiscard]] double fitted_size(const Canvas& canvas, std::string_view text, const TextStyle& style,
                                 double width);

/// The baseline of a line of text whose capitals stand in the middle of `center`.
[[nodiscard]] CanvasPoint baseline_for(CanvasPoint center, double size);

/// The lines that a text takes in a column of this width. Words that are too long are cut. Empty lines of the
/// text stay.
[[nodiscard]] std::vector<std::string> wrapped(const Canvas& canvas, std::string_view text,
                                               const TextStyle& style, double width);

}  // namespace gammonkit
