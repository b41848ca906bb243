#include "report/render/fitted_text.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit {
namespace {

constexpr std::size_t kMostBytes = 1000;  // More than anybody reads in one line of a picture.

bool continues_a_character(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The offsets at which a character ends.
std::vector<std::size_t> ends_of_characters(std::string_view text)
{
    std::vector<std::size_t> ends;
    for (std::size_t i = 1; i <= text.size(); ++i) {
        if (i == text.size() || !continues_a_character(text[i])) ends.push_back(i);
    }
    return ends;
}

}  // namespace

double fitted_size(const Canvas& canvas, std::string_view text, const TextStyle& style, double width)
{
    constexpr double kLeast = 2.0 / 3;
    constexpr double kSpare = 0.98;  // Letters do not shrink exactly as the size does.
    if (text.size() > kMostBytes) return kLeast * style.size;
    const double needed = canvas.text_width(text, style);
    return needed <= width ? style.size : style.size * std::max(kLeast, kSpare * width / needed);
}

std::string fitted_text(const Canvas& canvas, std::string_view text, const TextStyle& style, double width)
{
    if (text.size() <= kMostBytes && canvas.text_width(text, style) <= width) return std::string(text);
    const std::vector<std::size_t> ends =
        ends_of_characters(text.substr(0, std::min(text.size(), kMostBytes)));
    const auto shortened = [&](std::size_t end) { return std::string(text.substr(0, end)) + "…"; };
    const auto too_wide = std::partition_point(ends.begin(), ends.end(), [&](std::size_t end) {
        return canvas.text_width(shortened(end), style) <= width;
    });
    return too_wide == ends.begin() ? std::string() : shortened(*(too_wide - 1));
}

CanvasPoint baseline_for(CanvasPoint center, double size)
{
    constexpr double kHalfOfCapitals = 0.365;  // Of most fonts' sizes.
    return {center.x, center.y + kHalfOfCapitals * size};
}

}  // namespace gammonkit
