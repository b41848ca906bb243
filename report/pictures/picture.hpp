#pragma once

#include "report/render/animation/timed_scenes.hpp"
#include "report/render/picture_format.hpp"
#include "report/render/svg_canvas.hpp"
#include "support/result.hpp"

#include <span>
#include <string>

namespace gammonkit {

/// The bytes of a file with what `paint` paints on a page of this size, in pixels (PNG) or points. Same
/// painting, same bytes. Fails if memory runs out.
[[nodiscard]] Result<std::string> draw_page(const PaintPage& paint, const PictureWords& words,
                                            PictureFormat format, int width, int height);

/// A PNG (APNG) or GIF that shows pages of this size, in pixels, one after the other, again and again. Same
/// painting, same bytes. Fails for other formats, for no pages, or if memory runs out.
[[nodiscard]] Result<std::string> draw_animation(std::span<const TimedPage> pages, const PictureWords& words,
                                                 PictureFormat format, int width, int height);

/// The one or the other: what moves has several pages.
[[nodiscard]] Result<std::string> draw_pages(std::span<const TimedPage> pages, const PictureWords& words,
                                             PictureFormat format, int width, int height);

/// Draws a board into the bytes of a file: `width` pixels wide as PNG, else `width` points (1/72 inch); the
/// height follows. The file holds the identifiers of the position as text, drawn or not. Same scene, same
/// bytes. Fails if the width is not from kNarrowestPicture to kWidestPicture, or memory runs out.
[[nodiscard]] Result<std::string> draw_picture(const BoardScene& scene, const Theme& theme,
                                               PictureFormat format, int width);

}  // namespace gammonkit
