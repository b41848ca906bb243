#pragma once

#include "report/pictures/palette.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace gammonkit {

/// A chunk of a PNG: length, type, data and their sum. Source: PNG (Portable Network Graphics) Specification,
/// third edition, W3C 2025, section 5.3.
[[nodiscard]] std::string png_chunk(std::string_view type, std::string_view data);

/// A PNG of the first frame, with as few bits a pixel as the palette allows; of several frames one that moves
/// (APNG, section 11.3.6 of that specification), again and again. Programs that know nothing of that show the
/// first, and the last color of the palette leaves a pixel as it was. The frames must be `width` by `height`
/// together.
[[nodiscard]] std::string write_png(std::span<const PaletteFrame> frames, const Palette& palette, int width,
                                    int height);

/// A PNG in true colors: 0xRRGGBB each, `width` by `height` together.
[[nodiscard]] std::string write_png(std::span<const std::uint32_t> pixels, int width, int height);

/// The PNG with one more text chunk, behind its header: tEXt for ASCII, else iTXt, which is UTF-8. `keyword`
/// is one of those that the specification of PNG registers, such as "Title".
[[nodiscard]] std::string with_png_text(std::string_view png, std::string_view keyword,
                                        std::string_view text);

/// The PNG with the chunk pHYs, which says how many pixels there are to an inch; it knows meters only.
/// Source: PNG (Portable Network Graphics) Specification, third edition, W3C 2025, section 11.3.4.3.
[[nodiscard]] std::string with_png_density(std::string_view png, int dpi);

}  // namespace gammonkit
