#include "report/maps/map_colors.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace gammonkit {
namespace {

constexpr std::array<Color, 5> kTemperatures{
    {{13, 42, 94}, {66, 106, 158}, {150, 154, 160}, {222, 184, 92}, {255, 228, 92}}};

/// After Okabe and Ito, "Color Universal Design" (2008), lightened so that black can be read on most.
constexpr std::array<Color, 8> kKinds{{{240, 228, 66},
                                       {86, 180, 233},
                                       {230, 159, 0},
                                       {0, 158, 115},
                                       {222, 222, 222},
                                       {204, 121, 167},
                                       {0, 114, 178},
                                       {213, 94, 0}}};

std::uint8_t between(std::uint8_t from, std::uint8_t to, double part)
{
    return static_cast<std::uint8_t>(std::lround(from + part * (to - from)));
}

double linear(std::uint8_t channel)
{
    const double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

}  // namespace

Color temperature(double warmth)
{
    constexpr double kSteps = kTemperatures.size() - 1;
    const double place = (std::clamp(warmth, -1.0, 1.0) + 1) / 2 * kSteps;
    const auto index = std::min(static_cast<std::size_t>(place), kTemperatures.size() - 2);
    const Color& from = kTemperatures[index];
    const Color& to = kTemperatures[index + 1];
    const double part = place - static_cast<double>(index);
    return {between(from.red, to.red, part), between(from.green, to.green, part),
            between(from.blue, to.blue, part)};
}

Color kind_color(std::size_t index)
{
    return kKinds[index % kKinds.size()];
}

double luminance(Color color)
{
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

Color ink_on(Color color)
{
    constexpr double kEven = 0.179;  // Where black and white have the same contrast.
    return luminance(color) > kEven ? Color{0, 0, 0} : Color{255, 255, 255};
}

}  // namespace gammonkit
