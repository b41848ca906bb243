#pragma once

#include "render/board_painter.hpp"
#include "render/picture_format.hpp"
#include "support/result.hpp"

#include <functional>
#include <string>

namespace gammonkit::cli {

/// Draws as `draw_page` does, with the library gammonkit-pictures.so, which is loaded at the first call:
/// cairo and all that it needs take as long to load as everything else that the command does at its start.
/// Fails with code "no-pictures" if that library is not where the command was built or installed.
[[nodiscard]] Result<std::string> load_and_draw(const std::function<void(Canvas&, const Box&)>& paint,
                                                PictureFormat format, int width, int height);

/// Draws a board, as `draw_picture` does; `width` is one that it draws.
[[nodiscard]] Result<std::string> load_and_draw(const BoardScene& scene, const Theme& theme,
                                                PictureFormat format, int width);

}  // namespace gammonkit::cli
