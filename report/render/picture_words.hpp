#pragma once

#include "report/render/board_painter.hpp"

#include <string>

namespace gammonkit {

/// What the file of a picture says of itself besides what is drawn: title and description of a PNG or SVG,
/// title and subject of a PDF, comments of PostScript.
struct PictureWords {
    std::string title = {};        ///< "Backgammon position", or the heading of what is drawn.
    std::string description = {};  ///< Lines of text.
    int dpi = 0;                   ///< Of a PNG: pixels to an inch; 0 says nothing.
};

/// "Backgammon position", and the identifiers of the scene, a line each.
[[nodiscard]] PictureWords words_of(const BoardScene& scene);

}  // namespace gammonkit
