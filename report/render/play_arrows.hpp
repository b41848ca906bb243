#pragma once

#include "report/render/board_painter.hpp"

namespace gammonkit {

/// Draws the plays of a scene as arrows from where the checkers stand to where they land: the best play with
/// full lines, the one that was played, if it is another, dashed. What both have in common is drawn once, as
/// a full line with dashes on it.
void paint_arrows(Canvas& canvas, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme);

}  // namespace gammonkit
