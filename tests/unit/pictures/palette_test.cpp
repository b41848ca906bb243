#include "report/pictures/palette.hpp"

#include "report/pictures/gif.hpp"
#include "report/pictures/png.hpp"
#include "support/files/zlib_stream.hpp"

#include <algorithm>
#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;

ColorCounts counted_colors(const std::vector<std::uint32_t>& pixels)
{
    ColorCounts counts;
    count_colors(pixels, counts);
    return counts;
}

/// A field of one color, and a thousand others.
std::vector<std::uint32_t> colorful()
{
    std::vector<std::uint32_t> pixels(4096, 0x123456U);
    for (std::uint32_t i = 0; i < 1000; ++i)
        pixels[i] = i * 7919U;
    return pixels;
}

TEST(Palette, HoldsAllColorsWhereTheyAreFew)
{
    const std::vector<std::uint32_t> pixels = {5, 0xFF000007U, 5, 9, 5, 7};
    const Palette palette = palette_of(counted_colors(pixels));
    EXPECT_THAT(palette.colors, ElementsAre(5, 7, 9));
    EXPECT_THAT(indexed(pixels, palette), ElementsAre(0, 1, 0, 2, 0, 1));
}

TEST(Palette, HasAColorNearEachWhereTheyAreMany)
{
    const std::vector<std::uint32_t> pixels = colorful();
    const Palette palette = palette_of(counted_colors(pixels));
    EXPECT_LE(palette.colors.size(), kMostColors);
    EXPECT_EQ(palette.colors.front(), 0x123456U);
    const std::vector<std::uint8_t> places = indexed(pixels, palette);
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        for (const unsigned shift : {16U, 8U, 0U}) {
            const int wanted = static_cast<int>(pixels[i] >> shift & 0xFFU);
            const int shown = static_cast<int>(palette.colors[places[i]] >> shift & 0xFFU);
            // The nearest of all parts together may be a little farther in one.
            EXPECT_LE(std::abs(wanted - shown), 2 * static_cast<int>(palette.tolerance));
        }
    }
}

TEST(Frame, IsWhatChanges)
{
    const std::vector<std::uint8_t> before = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    std::vector<std::uint8_t> now = before;
    now[5] = 1;
    now[10] = 2;
    const PaletteFrame frame = changed(before, now, 4, 9);
    EXPECT_EQ(frame.left, 1);
    EXPECT_EQ(frame.top, 1);
    EXPECT_EQ(frame.width, 2);
    EXPECT_EQ(frame.height, 2);
    EXPECT_THAT(frame.pixels, ElementsAre(1, 9, 9, 2));
    EXPECT_EQ(changed({}, now, 4, 9).height, 3);
    EXPECT_EQ(changed(now, now, 4, 9).pixels.size(), 1U);
}

TEST(Png, TakesAsFewBitsAsItsPaletteAllows)
{
    constexpr std::size_t kBits = 24;
    for (const auto& [colors, bits] : {std::pair{2, 1}, {3, 2}, {16, 4}, {17, 8}}) {
        Palette palette;
        for (int i = 0; i < colors; ++i)
            palette.colors.push_back(static_cast<std::uint32_t>(i));
        const PaletteFrame frame{.width = 3, .height = 1, .pixels = {0, 1, 1}};
        EXPECT_EQ(write_png({&frame, 1}, palette, 3, 1)[kBits], bits) << colors;
    }
}

TEST(Png, InTrueColorsSaysWhatEachDiffersFromItsNeighbors)
{
    const std::uint32_t pixels[] = {0x0A141E, 0x0D141E, 0x0A141E, 0x0D151E};
    const std::string png = write_png(pixels, 2, 2);
    constexpr std::size_t kData = 8 + 25 + 8;  // Behind the signature, IHDR, and the head of IDAT.
    const std::string lines = inflate_zlib(std::string_view(png).substr(kData), 100).value().bytes;
    EXPECT_THAT(lines, testing::ElementsAre(4, 10, 20, 30, 3, 0, 0, 4, 0, 0, 0, 0, 1, 0));
}

TEST(Gif, HoldsTheColorsThatAreUsedMost)
{
    const std::vector<std::uint32_t> pixels = colorful();
    const Palette palette = palette_of(counted_colors(pixels));
    const PaletteFrame whole = changed({}, indexed(pixels, palette), 64, 0);
    const std::string gif =
        write_gif({.frames = {&whole, 1}, .palette = palette, .width = 64, .height = 64, .comment = "words"})
            .value();
    EXPECT_THAT(gif, testing::StartsWith("GIF89a\x40"));
    EXPECT_NE(gif.substr(0, 13 + 3 * 256).find("\x12\x34\x56"), std::string::npos);
    EXPECT_NE(gif.find("words"), std::string::npos);
    EXPECT_EQ(gif.back(), ';');
}

TEST(Gif, IsRefusedWhereItIsTooWide)
{
    const Palette palette{.colors = {0, 1}};
    EXPECT_FALSE(write_gif({.frames = {}, .palette = palette, .width = 70000, .height = 1}).has_value());
}

}  // namespace
}  // namespace gammonkit
