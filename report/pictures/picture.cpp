#include "report/pictures/picture.hpp"

#include "report/pictures/gif.hpp"
#include "report/pictures/png.hpp"
#include "report/pictures/surfaces.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string with_words(std::string png, const PictureWords& words)
{
    // A line end, because what comes next may look like a letter of the last word.
    if (!words.description.empty()) png = with_png_text(png, "Description", words.description + '\n');
    if (!words.title.empty()) png = with_png_text(png, "Title", words.title);
    return words.dpi == 0 ? png : with_png_density(png, words.dpi);
}

Result<std::string> write_frames(std::span<const PaletteFrame> frames, const Palette& palette,
                                 const PictureWords& words, PictureFormat format, int width, int height)
{
    if (format == PictureFormat::png) return with_words(write_png(frames, palette, width, height), words);
    const bool is_silent = words.title.empty() && words.description.empty();
    return write_gif({.frames = frames,
                      .palette = palette,
                      .width = width,
                      .height = height,
                      .comment = is_silent ? "" : fmt::format("{}\n{}\n", words.title, words.description)});
}

/// Farther from its color than this in red, green or blue, and eyes might see it even at the edges of shapes,
/// where all colors are that are not used much: such a PNG has true colors.
constexpr unsigned kUnseen = 12;

/// A still that is painted already; a PNG takes a palette only where nobody sees that.
Result<std::string> still_of(std::span<const std::uint32_t> pixels, const PictureWords& words,
                             PictureFormat format, int width, int height)
{
    ColorCounts counts;
    count_colors(pixels, counts);
    const Palette palette = palette_of(counts);
    if (format == PictureFormat::png && palette.tolerance > kUnseen)
        return with_words(write_png(pixels, width, height), words);
    const PaletteFrame whole = changed({}, indexed(pixels, palette), width, 0);
    return write_frames({&whole, 1}, palette, words, format, width, height);
}

/// The colors of a few pages, evenly apart: the others hardly have any more.
Result<ColorCounts> colors_of_some(std::span<const TimedPage> pages, int width, int height)
{
    constexpr std::size_t kSome = 24;
    ColorCounts counts;
    const std::size_t step = std::max<std::size_t>(1, pages.size() / kSome);
    for (std::size_t i = 0; i < pages.size(); i += step) {
        GK_TRY(const std::vector<std::uint32_t> pixels, painted_pixels(pages[i].paint, width, height));
        count_colors(pixels, counts);
    }
    return counts;
}

}  // namespace

Result<std::string> draw_page(const PaintPage& paint, const PictureWords& words, PictureFormat format,
                              int width, int height)
{
    if (format == PictureFormat::svg) return svg_page(paint, words, width, height);
    if (!is_in_pixels(format)) return vector_file(paint, words, format, width, height);
    GK_TRY(const std::vector<std::uint32_t> pixels, painted_pixels(paint, width, height));
    return still_of(pixels, words, format, width, height);
}

Result<std::string> draw_animation(std::span<const TimedPage> pages, const PictureWords& words,
                                   PictureFormat format, int width, int height)
{
    if (!is_in_pixels(format) || pages.empty()) return failure("picture", "only PNG and GIF can move");
    GK_TRY(const ColorCounts colors, colors_of_some(pages, width, height));
    const Palette palette = palette_of(colors);
    Palette with_unchanged = palette;
    with_unchanged.colors.push_back(0);
    const auto unchanged = static_cast<std::uint8_t>(palette.colors.size());
    std::vector<PaletteFrame> frames;
    std::vector<std::uint8_t> before;
    for (const TimedPage& timed : pages) {
        GK_TRY(const std::vector<std::uint32_t> pixels, painted_pixels(timed.paint, width, height));
        std::vector<std::uint8_t> now = indexed(pixels, palette);
        frames.push_back(changed(before, now, width, unchanged));
        frames.back().milliseconds = timed.milliseconds;
        before = std::move(now);
    }
    return write_frames(frames, with_unchanged, words, format, width, height);
}

Result<std::string> draw_pages(std::span<const TimedPage> pages, const PictureWords& words,
                               PictureFormat format, int width, int height)
{
    return pages.size() == 1 ? draw_page(pages.front().paint, words, format, width, height)
                             : draw_animation(pages, words, format, width, height);
}

Result<std::string> draw_picture(const BoardScene& scene, const Theme& theme, PictureFormat format, int width)
{
    if (width < kNarrowestPicture || width > kWidestPicture) {
        return failure("picture-size", fmt::format("a picture cannot be {} wide", width),
                       fmt::format("its width is {} to {}", kNarrowestPicture, kWidestPicture));
    }
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_page(canvas, page, scene, theme); };
    return draw_page(paint, words_of(scene), format, width,
                     static_cast<int>(std::lround(width / aspect_of(scene))));
}

}  // namespace gammonkit
