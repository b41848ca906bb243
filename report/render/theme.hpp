#pragma once

#include "model/player.hpp"
#include "report/render/color.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// The colors of something that has an edge and something written on it: checkers, dice, the cube.
struct PieceColors {
    Color face;
    Color edge;
    Color mark;  ///< Numbers and pips.
    friend bool operator==(const PieceColors&, const PieceColors&) = default;
};

/// What a board looks like: its colors.
struct Theme {
    std::string title = {};  ///< "Classic wood"
    Color background;        ///< Around the board.
    Color text;              ///< Names and scores, on the background.
    Color frame;
    Color frame_edge;
    Color label;  ///< Point numbers, on the frame.
    Color board;
    Color odd_point;   ///< Points 1, 3, 5 ...
    Color even_point;  ///< Points 2, 4, 6 ...
    Color point_edge;
    Color bar;
    Color tray;
    ByPlayer<PieceColors> checkers;
    ByPlayer<PieceColors> dice;
    PieceColors cube;
    Color played;  ///< The arrow of the play that was made.
    Color best;    ///< The arrow of the best play.
    friend bool operator==(const Theme&, const Theme&) = default;
};

/// Reads a theme file: lines `name = value`, with the names of the built-in themes and no others; `;` begins
/// a comment. What it does not say is as in the built-in theme that its line `base = NAME` names; `swap =
/// yes` gives each player the colors of the other one, whatever they are. Fails at the first line that it
/// cannot use, and if a color is missing without a base.
[[nodiscard]] Result<Theme> read_theme(const SourceText& source);

/// One color of a theme, by its name in theme files: "odd-point".
struct NamedColor {
    std::string_view name;
    Color color;
};

/// All colors of a theme, in the order of theme files.
[[nodiscard]] std::vector<NamedColor> colors_of(const Theme& theme);

/// A theme file that says all, and is read back as the same theme.
[[nodiscard]] std::string write_theme(const Theme& theme);

/// Gives each player the checkers and dice of the other one.
void swap_colors(Theme& theme);

/// The themes that are part of the library, by the names of their files: "classic", "modern" ...
[[nodiscard]] std::vector<std::string_view> theme_names();

/// The theme with this name. Fails with code "unknown-theme" and a hint if there is none.
[[nodiscard]] Result<Theme> built_in_theme(std::string_view name);

}  // namespace gammonkit
