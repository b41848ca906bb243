#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <span>
#include <string>

namespace gammonkit {

/// A GIF of `width` pixels in each line, which are 0xRRGGBB. Where there are more than 256 colors, similar
/// ones become the one of them that is used most. `comment` is kept in the file as text, unless it is empty.
/// Fails where a size is none that a GIF can have.
[[nodiscard]] Result<std::string> write_gif(std::span<const std::uint32_t> pixels, int width,
                                            const std::string& comment);

}  // namespace gammonkit
