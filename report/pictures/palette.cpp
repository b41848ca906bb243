#include "report/pictures/palette.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

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

constexpr std::uint32_t kColorBits = 0xFFFFFFU;

int part(std::uint32_t color, unsigned shift)
{
    return static_cast<int>(color >> shift & 0xFFU);
}

/// How far the parts are apart that are farthest apart.
unsigned distance(std::uint32_t a, std::uint32_t b)
{
    int greatest = 0;
    for (const unsigned shift : {16U, 8U, 0U})
        greatest = std::max(greatest, std::abs(part(a, shift) - part(b, shift)));
    return static_cast<unsigned>(greatest);
}

int square_distance(std::uint32_t a, std::uint32_t b)
{
    int sum = 0;
    for (const unsigned shift : {16U, 8U, 0U}) {
        const int apart = part(a, shift) - part(b, shift);
        sum += apart * apart;
    }
    return sum;
}

/// Those that are used most come first.
std::vector<std::uint32_t> by_use(const ColorCounts& counts)
{
    std::vector<std::pair<std::size_t, std::uint32_t>> order;
    for (const auto& [color, count] : counts)
        order.emplace_back(count, color);
    std::ranges::sort(order, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    std::vector<std::uint32_t> colors;
    for (const auto& [count, color] : order)
        colors.push_back(color);
    return colors;
}

/// The colors of whole areas, which nobody may take for each other; the others are those of edges.
constexpr std::size_t kAreas = 28;
/// Edges with fewer colors than there are look the same and take less room.
constexpr unsigned kLeastTolerance = 8;

/// The first kAreas, and every other that has none within `tolerance` before it; one too many where they are
/// too many.
std::vector<std::uint32_t> apart(const std::vector<std::uint32_t>& colors, unsigned tolerance)
{
    std::vector<std::uint32_t> chosen;
    for (const std::uint32_t color : colors) {
        const bool is_near = chosen.size() >= kAreas && std::ranges::any_of(chosen, [&](std::uint32_t other) {
                                 return distance(color, other) <= tolerance;
                             });
        if (!is_near) chosen.push_back(color);
        if (chosen.size() > kMostColors) break;
    }
    return chosen;
}

/// Calls `take` with the color and the length of each stretch of one color: boards have long ones.
void each_run(std::span<const std::uint32_t> pixels, const auto& take)
{
    for (std::size_t begin = 0; begin < pixels.size();) {
        std::size_t end = begin + 1;
        while (end < pixels.size() && pixels[end] == pixels[begin])
            ++end;
        take(pixels[begin] & kColorBits, end - begin);
        begin = end;
    }
}

std::uint8_t nearest(std::uint32_t color, const Palette& palette)
{
    std::size_t found = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < palette.colors.size(); ++i) {
        const int far = square_distance(color, palette.colors[i]);
        if (far >= least) continue;
        least = far;
        found = i;
    }
    return static_cast<std::uint8_t>(found);
}

}  // namespace

PaletteFrame changed(std::span<const std::uint8_t> before, std::span<const std::uint8_t> pixels, int width,
                     std::uint8_t unchanged)
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
    std::vector<std::uint8_t> changes(pixels.begin(), pixels.end());
    std::transform(before.begin(), before.end(), pixels.begin(), changes.begin(),
                   [&](std::uint8_t old, std::uint8_t now) { return old == now ? unchanged : now; });
    return cut(changes, width,
               {.left = left, .top = top, .width = right - left + 1, .height = bottom - top + 1});
}

void count_colors(std::span<const std::uint32_t> pixels, ColorCounts& counts)
{
    each_run(pixels, [&](std::uint32_t color, std::size_t length) { counts[color] += length; });
}

Palette palette_of(const ColorCounts& counts)
{
    const std::vector<std::uint32_t> colors = by_use(counts);
    // More tolerance does not always mean fewer colors, but nearly so.
    unsigned too_little = kLeastTolerance - 1;
    unsigned enough = 255;
    while (enough - too_little > 1) {
        const unsigned middle = (too_little + enough) / 2;
        (apart(colors, middle).size() <= kMostColors ? enough : too_little) = middle;
    }
    return {.colors = apart(colors, enough), .tolerance = enough};
}

std::vector<std::uint8_t> indexed(std::span<const std::uint32_t> pixels, const Palette& palette)
{
    std::map<std::uint32_t, std::uint8_t> known;
    std::vector<std::uint8_t> places;
    places.reserve(pixels.size());
    each_run(pixels, [&](std::uint32_t color, std::size_t length) {
        const auto [place, is_new] = known.emplace(color, std::uint8_t{});
        if (is_new) place->second = nearest(color, palette);
        places.insert(places.end(), length, place->second);
    });
    return places;
}

}  // namespace gammonkit
