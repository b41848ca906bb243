#pragma once

#include "render/board_painter.hpp"
#include "render/picture_format.hpp"
#include "support/result.hpp"

#include <string>

namespace gammonkit {

/// Draws a board into the bytes of a file: `width` pixels wide as PNG, else `width` points (1/72 inch); the
/// height follows. Same scene, same bytes, except that cairo numbers the parts of SVG files through the life
/// of the program and dates PostScript. Fails if the width is not from kNarrowestPicture to kWidestPicture,
/// or memory runs out.
[[nodiscard]] Result<std::string> draw_picture(const BoardScene& scene, const Theme& theme,
                                               PictureFormat format, int width);

}  // namespace gammonkit
