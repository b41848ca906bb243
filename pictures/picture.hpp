#pragma once

#include "render/board_painter.hpp"
#include "render/picture_format.hpp"
#include "support/result.hpp"

#include <functional>
#include <string>

namespace gammonkit {

/// Paints into the whole of a page.
using PaintPage = std::function<void(Canvas& canvas, const Box& page)>;

/// The bytes of a file with what `paint` paints on a page of this size, in pixels (PNG) or points. Fails if
/// memory runs out.
[[nodiscard]] Result<std::string> draw_page(const PaintPage& paint, PictureFormat format, int width,
                                            int height);

/// Draws a board into the bytes of a file: `width` pixels wide as PNG, else `width` points (1/72 inch); the
/// height follows. Same scene, same bytes, except that cairo numbers the parts of SVG files through the life
/// of the program and dates PostScript. Fails if the width is not from kNarrowestPicture to kWidestPicture,
/// or memory runs out.
[[nodiscard]] Result<std::string> draw_picture(const BoardScene& scene, const Theme& theme,
                                               PictureFormat format, int width);

}  // namespace gammonkit
