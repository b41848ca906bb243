#include "report/render/text_metrics.hpp"

#include <array>
#include <cstdint>

namespace gammonkit {
namespace {

/// In thousandths of the font's size, from the blank to the tilde.
constexpr std::array<std::uint16_t, 95> kWidths = {
    348,  456, 521, 838, 696, 1002, 872, 306,  457, 457, 523, 838, 380, 415,  380, 365,  // blank to /
    696,  696, 696, 696, 696, 696,  696, 696,  696, 696, 400, 400, 838, 838,  838, 580,  // 0 to ?
    1000, 774, 762, 734, 830, 683,  683, 821,  837, 372, 372, 775, 637, 995,  837, 850,  // @ to O
    733,  850, 770, 720, 682, 812,  774, 1103, 771, 724, 725, 457, 365, 457,  838, 500,  // P to _
    500,  675, 716, 593, 716, 678,  435, 716,  712, 343, 343, 665, 343, 1042, 712, 687,  // ` to o
    716,  716, 493, 595, 478, 712,  652, 924,  645, 652, 582, 712, 365, 712,  838};      // p to ~
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
