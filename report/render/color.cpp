#include "report/render/color.hpp"

#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {

std::optional<Color> color_from(std::string_view text)
{
    constexpr std::size_t kLength = 7;
    if (text.size() != kLength || text.front() != '#') return std::nullopt;
    std::uint32_t bits = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + kLength, bits, 16);
    if (error != std::errc() || end != text.data() + kLength) return std::nullopt;
    return Color{static_cast<std::uint8_t>(bits >> 16), static_cast<std::uint8_t>(bits >> 8),
                 static_cast<std::uint8_t>(bits)};
}

std::string to_string(Color color)
{
    return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue);
}

double brightness_of(Color color)
{
    return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue;
}

Color readable_on(Color color)
{
    constexpr double kBright = 150;
    return brightness_of(color) > kBright ? Color{0, 0, 0} : Color{255, 255, 255};
}

Color blended(Color first, Color second, double share)
{
    const auto part = [share](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(std::lround(from + share * (to - from)));
    };
    return {part(first.red, second.red), part(first.green, second.green), part(first.blue, second.blue)};
}

}  // namespace gammonkit
