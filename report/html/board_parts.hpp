#pragma once

#include <string>

namespace gammonkit::html {

/// What scripts need to draw boards as pages of reports do.
struct BoardParts {
    std::string svg;   ///< The element that they draw on.
    std::string data;  ///< JSON: its member "board" says where everything is, and in which colors.
};

/// In the usual themes, light and dark.
[[nodiscard]] BoardParts usual_board_parts();

}  // namespace gammonkit::html
