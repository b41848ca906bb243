#include "report/pictures/gif.hpp"

#include <algorithm>
#include <gif_lib.h>
#include <map>
#include <memory>
#include <vector>

namespace gammonkit {
namespace {

constexpr std::size_t kMostColors = 256;

/// The palette, and for each pixel its place in that.
struct Indexed {
    std::vector<GifColorType> palette = {};
    std::vector<GifPixelType> pixels = {};
};

/// Similar colors have the same bits but for the `lost` lowest of each part.
std::uint32_t without_low_bits(std::uint32_t color, unsigned lost)
{
    const std::uint32_t kept = 0xFFU << lost & 0xFFU;
    return color & (kept << 16U | kept << 8U | kept);
}

GifColorType part_colors(std::uint32_t color)
{
    return {.Red = static_cast<GifByteType>(color >> 16U & 0xFFU),
            .Green = static_cast<GifByteType>(color >> 8U & 0xFFU),
            .Blue = static_cast<GifByteType>(color & 0xFFU)};
}

/// Calls `take` with the color and the length of each stretch of one color: boards have long ones.
void each_run(std::span<const std::uint32_t> pixels, const auto& take)
{
    for (std::size_t begin = 0; begin < pixels.size();) {
        std::size_t end = begin + 1;
        while (end < pixels.size() && pixels[end] == pixels[begin])
            ++end;
        take(pixels[begin] & 0xFFFFFFU, end - begin);
        begin = end;
    }
}

using Counts = std::map<std::uint32_t, std::size_t>;

/// For each kind of similar colors the one that is used most.
std::map<std::uint32_t, std::uint32_t> leaders_of(const Counts& counts, unsigned lost)
{
    std::map<std::uint32_t, std::uint32_t> leaders;
    for (const auto& [color, count] : counts) {
        const auto [leader, is_new] = leaders.emplace(without_low_bits(color, lost), color);
        if (!is_new && count > counts.at(leader->second)) leader->second = color;
    }
    return leaders;
}

Indexed indexed(std::span<const std::uint32_t> pixels)
{
    Counts counts;
    each_run(pixels, [&](std::uint32_t color, std::size_t length) { counts[color] += length; });
    unsigned lost = 0;
    while (leaders_of(counts, lost).size() > kMostColors)
        ++lost;
    Indexed image;
    std::map<std::uint32_t, GifPixelType> places;
    for (const auto& [kind, leader] : leaders_of(counts, lost)) {
        places[kind] = static_cast<GifPixelType>(image.palette.size());
        image.palette.push_back(part_colors(leader));
    }
    image.pixels.reserve(pixels.size());
    each_run(pixels, [&](std::uint32_t color, std::size_t length) {
        image.pixels.insert(image.pixels.end(), length, places.at(without_low_bits(color, lost)));
    });
    // The number of colors of a GIF is a power of two.
    while (image.palette.size() < 2 || (image.palette.size() & (image.palette.size() - 1)) != 0)
        image.palette.push_back({});
    return image;
}

int append(GifFileType* file, const GifByteType* bytes, int length)
{
    static_cast<std::string*>(file->UserData)
        ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
    return length;
}

struct FreePalette {
    void operator()(ColorMapObject* palette) const { GifFreeMapObject(palette); }
};

bool put(GifFileType* file, Indexed& image, int width, int height, const std::string& comment)
{
    const std::unique_ptr<ColorMapObject, FreePalette> palette(
        GifMakeMapObject(static_cast<int>(image.palette.size()), image.palette.data()));
    constexpr int kBitsOfColor = 8;
    EGifSetGifVersion(file, true);
    if (EGifPutScreenDesc(file, width, height, kBitsOfColor, 0, palette.get()) == GIF_ERROR) return false;
    if (!comment.empty() && EGifPutComment(file, comment.c_str()) == GIF_ERROR) return false;
    if (EGifPutImageDesc(file, 0, 0, width, height, false, nullptr) == GIF_ERROR) return false;
    for (int line = 0; line < height; ++line) {
        if (EGifPutLine(file, image.pixels.data() + std::ptrdiff_t{line} * width, width) == GIF_ERROR)
            return false;
    }
    return true;
}

}  // namespace

Result<std::string> write_gif(std::span<const std::uint32_t> pixels, int width, const std::string& comment)
{
    constexpr int kGreatest = 65535;  // giflib forgets what is above.
    const int height = static_cast<int>(pixels.size()) / width;
    if (width > kGreatest || height > kGreatest) return failure("picture", "a GIF cannot be that large");
    std::string bytes;
    int error = 0;
    GifFileType* const file = EGifOpen(&bytes, append, &error);
    if (file == nullptr) return failure("picture", GifErrorString(error));
    Indexed image = indexed(pixels);
    const bool done = put(file, image, width, height, comment);
    const int why = file->Error;
    if (EGifCloseFile(file, &error) == GIF_ERROR || !done)
        return failure("picture", GifErrorString(done ? error : why));
    return bytes;
}

}  // namespace gammonkit
