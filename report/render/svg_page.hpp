#pragma once

#include "report/render/canvas.hpp"
#include "report/render/picture_words.hpp"

#include <functional>
#include <string>

namespace gammonkit {

/// Paints into the whole of a page.
using PaintPage = std::function<void(Canvas& canvas, const Box& page)>;

/// An SVG file with what `paint` paints on a page of this size, in points (1/72 inch). Its text is text, in a
/// sans-serif font of whoever looks at it. Same painting, same bytes.
[[nodiscard]] std::string svg_page(const PaintPage& paint, const PictureWords& words, int width, int height);

}  // namespace gammonkit
