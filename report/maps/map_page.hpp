#pragma once

#include "report/named_position.hpp"
#include "report/render/canvas.hpp"
#include "report/render/theme.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

// What the pictures of maps have in common. Lengths are parts of the width of the page.

inline constexpr double kMapMargin = 0.02;
inline constexpr double kMapText = 0.024;  ///< The size of captions.
inline constexpr double kMapLine = 0.036;  ///< From one line of them to the next.

/// A number in as many signs as it needs, with a minus as typographers want it: "+0.123", "−1.02".
[[nodiscard]] std::string map_number(double number, int digits = 3);

/// Text whose middle is at `center`, made smaller and then cut until it fits into `width`.
void paint_label(Canvas& canvas, CanvasPoint center, std::string_view text, TextStyle style, double width);

/// The same, but nothing at all if it would have to be cut: half a number is a wrong one.
void paint_number(Canvas& canvas, CanvasPoint center, std::string_view text, TextStyle style, double width);

/// The height of the board of a position, 0 if there is to be none.
[[nodiscard]] double map_board_height(const NamedPosition& position, bool with_board);
/// Draws it at the top of a page.
void paint_map_board(Canvas& canvas, const Box& page, const NamedPosition& position, const Theme& theme);

/// The height of the identifiers, 0 if there are to be none.
[[nodiscard]] double map_ids_height(bool with_ids);
/// Draws them at the foot of a page.
void paint_map_ids(Canvas& canvas, const Box& page, const NamedPosition& position, const Theme& theme);

}  // namespace gammonkit
