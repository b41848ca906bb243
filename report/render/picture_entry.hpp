#pragma once

#include "report/render/animation/timed_scenes.hpp"
#include "report/render/picture_format.hpp"
#include "report/render/picture_words.hpp"
#include "support/files/module.hpp"
#include "support/result.hpp"

#include <span>
#include <string>

namespace gammonkit {

/// What the library asks of the one that it loads when it has to draw: see `draw_page`, and of several
/// pages `draw_animation`.
struct PictureRequest {
    std::span<const TimedPage> pages;
    const PictureWords& words;
    PictureFormat format;
    int width;
    int height;
};

/// That library, and the name and the type of its only function.
inline constexpr Module kPicturesModule{.file = "gammonkit-pictures.so", .what = "pictures other than SVG"};
inline constexpr char kPictureEntry[] = "gammonkit_draw_page";
using PictureEntry = void (*)(const PictureRequest& request, Result<std::string>& answer);

}  // namespace gammonkit
