#pragma once

#include "report/pdf/font_file.hpp"

#include <span>
#include <string>

namespace gammonkit::pdf {

/// A font file with these glyphs only, numbered in this order; the first should be 0. A glyph may come
/// several times. Glyphs that others are put together from are added behind them. Without hints for coarse
/// screens, and without a map from characters: a PDF has its own.
[[nodiscard]] std::string subset_of(const FontFile& font, std::span<const Glyph> glyphs);

}  // namespace gammonkit::pdf
