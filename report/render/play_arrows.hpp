#pragma once

#include "model/match.hpp"
#include "report/render/board_painter.hpp"

#include <vector>

namespace gammonkit {

/// The plays to show on the board of a turn: the best that an analysis names, and the one that was made if it
/// is another.
[[nodiscard]] std::vector<ShownPlay> shown_plays(const Turn& turn);

/// Of an arrow, and of what parts it from what lies below.
struct ArrowColors {
    Color arrow;
    Color halo;
};

/// Of the arrows of plays.
struct PlayColors {
    ArrowColors best;
    ArrowColors played;
    ArrowColors shared;  ///< What both have in common.
};

[[nodiscard]] PlayColors play_colors(const Theme& theme);

/// Draws the plays of a scene as arrows from where the checkers stand to where they land: the best play with
/// full lines, the one that was played, if it is another, dashed. What both have in common is drawn once, in
/// gray. Arrows that would lie on one line stand beside each other. The pages' script (board.js) does the
/// same.
void paint_arrows(Canvas& canvas, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme);

}  // namespace gammonkit
