#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// An opaque color, as on screens (sRGB).
struct Color {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    friend bool operator==(const Color&, const Color&) = default;
};

/// "#rrggbb"; nothing if it is anything else.
[[nodiscard]] std::optional<Color> color_from(std::string_view text);
[[nodiscard]] std::string to_string(Color color);

/// How bright the eye finds a color, from 0 to 255: by the weights of ITU-R BT.601.
[[nodiscard]] double brightness_of(Color color);

/// Black or white, whichever can be read on a color.
[[nodiscard]] Color readable_on(Color color);

/// Between two colors: `share` of the second, from 0 to 1.
[[nodiscard]] Color blended(Color first, Color second, double share);

}  // namespace gammonkit
