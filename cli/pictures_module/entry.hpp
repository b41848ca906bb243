#pragma once

#include "report/pictures/picture.hpp"

namespace gammonkit {

/// What the command asks of the library that it loads when it has to draw: see `draw_page`.
struct PictureRequest {
    const PaintPage& paint;
    const PictureWords& words;
    PictureFormat format;
    int width;
    int height;
};

/// The name and the type of that library's only function.
inline constexpr char kPictureEntry[] = "gammonkit_draw_page";
using PictureEntry = void (*)(const PictureRequest& request, Result<std::string>& answer);

}  // namespace gammonkit
