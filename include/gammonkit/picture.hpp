#pragma once

// In a library of its own, gammonkit::picture, because what draws takes a dozen other libraries to load.

#include "model/game_state.hpp"
#include "report/render/picture_format.hpp"
#include "support/result.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// The appearance of a picture of a board.
struct PictureSettings {
    PictureFormat format = PictureFormat::png;
    int width = 640;               ///< In pixels of a PNG or GIF, in points (1/72 inch) of the others.
    std::string theme = "modern";  ///< One of `picture_themes`.
    ByPlayer<std::string> names = {};
    bool with_ids = false;  ///< The identifiers of the position, below the board.
};

/// The names of the themes.
[[nodiscard]] std::vector<std::string> picture_themes();

/// Draws a position into the bytes of a file. Fails if there is no such theme, or the width is not from
/// kNarrowestPicture to kWidestPicture.
[[nodiscard]] Result<std::string> draw_board(const GameState& state, const PictureSettings& settings = {});

}  // namespace gammonkit
