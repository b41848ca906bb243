#pragma once

#include "report/render/canvas.hpp"

namespace gammonkit::html {

/// The picture of the board that the script draws on: 40 to a checker.
inline constexpr Box kBoardBox{0, 0, 704, 536};

}  // namespace gammonkit::html
