#pragma once

#include "pictures/picture.hpp"

namespace gammonkit {

/// What the command asks of the library that it loads when it has to draw: see `draw_picture`.
struct PictureRequest {
    const BoardScene& scene;
    const Theme& theme;
    PictureFormat format;
    int width;
};

/// The name and the type of that library's only function.
inline constexpr char kPictureEntry[] = "gammonkit_draw_picture";
using PictureEntry = void (*)(const PictureRequest& request, Result<std::string>& answer);

}  // namespace gammonkit
