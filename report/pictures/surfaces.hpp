#pragma once

#include "report/render/picture_format.hpp"
#include "report/render/svg_canvas.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace gammonkit {

/// What `paint` paints on a page of this size, line by line: 0xRRGGBB each, with bits that say nothing above.
/// Fails if memory runs out.
[[nodiscard]] Result<std::vector<std::uint32_t>> painted_pixels(const PaintPage& paint, int width,
                                                                int height);

/// The bytes of a file that is made of lines and letters: PDF, PostScript or EPS, of this size in points. The
/// same painting gives the same bytes. Fails if memory runs out.
[[nodiscard]] Result<std::string> vector_file(const PaintPage& paint, const PictureWords& words,
                                              PictureFormat format, int width, int height);

}  // namespace gammonkit
