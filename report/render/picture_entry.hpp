#pragma once

#include "report/render/animation/timed_scenes.hpp"
#include "report/render/picture_format.hpp"
#include "report/render/picture_words.hpp"
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

/// Its only function, gammonkit_draw_page.
using PictureEntry = void (*)(const PictureRequest& request, Result<std::string>& answer);

/// Fails as `address_in_module` does.
[[nodiscard]] Result<PictureEntry> picture_entry();

}  // namespace gammonkit
