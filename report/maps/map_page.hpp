#pragma once

#include "report/answers/roll_answer.hpp"
#include "report/named_position.hpp"
#include "report/render/canvas.hpp"
#include "report/render/color.hpp"
#include "report/render/theme.hpp"
#include "support/languages/translator.hpp"

#include <cstddef>
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

// The colors of maps. Those who cannot tell red from green can tell them apart.

/// From -1, the worst, blue, by 0, the average, nearly white, to 1, the best, amber. What lies beyond is cut.
/// In gray the worst are the darkest, and the average is the lightest.
[[nodiscard]] Color temperature(double warmth);

/// One of eight that differ, for kinds that have no order; more repeat them.
[[nodiscard]] Color kind_color(std::size_t index);

/// Black or white, whichever is easier to read on this color.
[[nodiscard]] Color ink_on(Color color);

/// How bright a color is seen, 0 to 1: the relative luminance of WCAG 2.
[[nodiscard]] double luminance(Color color);

/// What the colors of maps of rolls mean: one scale for all maps of an answer.
struct RollScale {
    double middle = 0;     ///< The mean of their averages, which is nearly white.
    double reach = 0.001;  ///< From there to the roll that is farthest from it.

    [[nodiscard]] Color color_of(double equity) const;
};
[[nodiscard]] RollScale scale_of(const answers::RollAnswer& answer);

/// What rolls come to, in a line: "average +0.110, spread 0.143, 5 hit".
[[nodiscard]] std::string figures_of(const answers::RollsFrom& rolls, const Translator& words = {});

}  // namespace gammonkit
