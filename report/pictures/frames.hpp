#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace gammonkit {

/// What a frame changes in the picture that stood before: a rectangle of pixels, each a place in a palette.
struct PaletteFrame {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels = {};
    int milliseconds = 0;  ///< How long it stands.
};

/// The smallest rectangle in which `pixels` differ from `before`, both `width` wide; the whole where there is
/// nothing before, and one pixel where nothing differs.
[[nodiscard]] PaletteFrame changed(std::span<const std::uint8_t> before, std::span<const std::uint8_t> pixels,
                                   int width);

}  // namespace gammonkit
