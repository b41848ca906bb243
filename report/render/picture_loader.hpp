#pragma once

#include "report/render/animation/timed_scenes.hpp"
#include "report/render/picture_format.hpp"
#include "report/render/svg_canvas.hpp"
#include "support/result.hpp"

#include <span>
#include <string>

namespace gammonkit {

/// Draws as `draw_page` does, but for SVG with the library gammonkit-pictures.so, which is loaded at the
/// first call: cairo and all that it needs take as long to load as everything else that the command does at
/// its start. Fails as `address_in_module` does.
[[nodiscard]] Result<std::string> load_and_draw(const PaintPage& paint, const PictureWords& words,
                                                PictureFormat format, int width, int height);

/// Draws pages that move, as `draw_animation` does.
[[nodiscard]] Result<std::string> load_and_draw(std::span<const TimedPage> pages, const PictureWords& words,
                                                PictureFormat format, int width, int height);

/// Draws a board, as `draw_picture` does; `width` is one that it draws. What `said` leaves empty is as
/// `words_of` says it.
[[nodiscard]] Result<std::string> load_and_draw(const BoardScene& scene, const PictureWords& said,
                                                const Theme& theme, PictureFormat format, int width);

}  // namespace gammonkit
