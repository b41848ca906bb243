#include "render/text_metrics.hpp"

#include <array>
#include <cstdint>

namespace gammonkit {
namespace {

/// In thousandths of the font's size, from the blank to the tilde.
constexpr std::array<std::uint16_t, 95> kWidths = {
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,  // blank to /
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,  // 0 to ?
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,  // @ to O
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,  // P to _
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,  // ` to o
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584};      // p to ~
constexpr int kWidest = 1000;

}  // namespace

double estimated_width(std::string_view utf8)
{
    int width = 0;
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U) continue;  // Within a character.
        const std::size_t index = static_cast<std::size_t>(byte) - ' ';
        width += index < kWidths.size() ? kWidths[index] : kWidest;
    }
    return width / 1000.0;
}

}  // namespace gammonkit
