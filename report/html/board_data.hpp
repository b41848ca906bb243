#pragma once

#include "report/render/canvas.hpp"
#include "report/shared_options.hpp"
#include "support/json/json_text.hpp"

#include <string>

namespace gammonkit::html {

/// The picture of the board that the script draws on: 40 to a checker.
inline constexpr Box kBoardBox{0, 0, 704, 536};

/// What scripts need to draw boards as pages of reports do.
struct BoardParts {
    std::string svg;   ///< The element that they draw on.
    std::string data;  ///< JSON: its member "board" says where everything is, and in which colors.
};

/// In the usual themes, light and dark.
[[nodiscard]] BoardParts usual_board_parts();

/// The member "board" of what the script knows: where everything is on the board, and its colors.
void write_board(JsonText& json, const BoardLook& look, const Theme& dark);

}  // namespace gammonkit::html
