#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
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

/// The smallest rectangle in which `pixels` differ from `before`, both `width` wide, with `unchanged` for
/// pixels in it that do not; the whole where there is nothing before, and one pixel where nothing differs.
[[nodiscard]] PaletteFrame changed(std::span<const std::uint8_t> before, std::span<const std::uint8_t> pixels,
                                   int width, std::uint8_t unchanged);

/// How often each color occurs: 0xRRGGBB.
using ColorCounts = std::map<std::uint32_t, std::size_t>;

/// Counts the colors of pixels, 0xRRGGBB, whose highest byte says nothing.
void count_colors(std::span<const std::uint32_t> pixels, ColorCounts& counts);

/// At most 255 colors that stand for all of a picture. Behind them, one that moves has a place for pixels
/// that stay as they were.
struct Palette {
    std::vector<std::uint32_t> colors = {};  ///< 0xRRGGBB; those that are used most come first.
    /// Each counted color has one of which no part (red, green, blue) is farther away.
    unsigned tolerance = 0;
};

inline constexpr std::size_t kMostColors = 255;

/// The 28 colors that are used most, as those of areas are, and of the others as many as are needed: so many
/// that nobody sees that some are missing, or as many as 255 allow.
[[nodiscard]] Palette palette_of(const ColorCounts& counts);

/// For each pixel the place in the palette of the color that is nearest to its own.
[[nodiscard]] std::vector<std::uint8_t> indexed(std::span<const std::uint32_t> pixels,
                                                const Palette& palette);

}  // namespace gammonkit
