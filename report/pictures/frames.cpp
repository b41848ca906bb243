#include "report/pictures/frames.hpp"

#include <algorithm>
#include <cstddef>

namespace gammonkit {
namespace {

PaletteFrame cut(std::span<const std::uint8_t> pixels, int width, PaletteFrame frame)
{
    for (int y = frame.top; y < frame.top + frame.height; ++y) {
        const auto begin = pixels.begin() + std::ptrdiff_t{y} * width + frame.left;
        frame.pixels.insert(frame.pixels.end(), begin, begin + frame.width);
    }
    return frame;
}

}  // namespace

PaletteFrame changed(std::span<const std::uint8_t> before, std::span<const std::uint8_t> pixels, int width)
{
    const int height = static_cast<int>(pixels.size()) / width;
    if (before.empty()) return cut(pixels, width, {.width = width, .height = height});
    int left = width;
    int right = -1;
    int top = height;
    int bottom = -1;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const auto at =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
            if (before[at] == pixels[at]) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    }
    if (right < 0) return cut(pixels, width, {.width = 1, .height = 1});
    return cut(pixels, width,
               {.left = left, .top = top, .width = right - left + 1, .height = bottom - top + 1});
}

}  // namespace gammonkit
