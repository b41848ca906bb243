#pragma once

#include "report/pictures/frames.hpp"
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
/// first. The frames must be `width` by `height` together.
[[nodiscard]] std::string write_png(std::span<const PaletteFrame> frames, const Palette& palette, int width,
                                    int height);

}  // namespace gammonkit
