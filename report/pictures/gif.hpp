#pragma once

#include "report/pictures/palette.hpp"
#include "support/result.hpp"

#include <span>
#include <string>

namespace gammonkit {

struct GifPicture {
    std::span<const PaletteFrame> frames;
    const Palette& palette;
    int width = 0;
    int height = 0;
    std::string comment = {};  ///< Kept in the file as text.
};

/// A GIF of the frames, which are `width` by `height` together; of several one that moves, again and again,
/// and the last color of the palette leaves a pixel as it was.
/// Fails where a size is none that a GIF can have.
[[nodiscard]] Result<std::string> write_gif(const GifPicture& picture);

}  // namespace gammonkit
