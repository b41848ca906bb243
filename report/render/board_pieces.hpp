#pragma once

#include "report/render/canvas.hpp"
#include "report/render/theme.hpp"

#include <string_view>

namespace gammonkit {

// The things that lie on a board, each into the room that it takes.

/// Checkers of one player, which do not touch each other. A groove is a ring on each.
void paint_checkers(Canvas& canvas, std::span<const CanvasPoint> centers, double diameter,
                    const PieceColors& colors, bool with_grooves = true);
/// A die with 1 to 6 eyes.
void paint_die(Canvas& canvas, const Box& room, int eyes, const PieceColors& colors);
/// A cube with its value or another short text.
void paint_cube_face(Canvas& canvas, const Box& room, std::string_view text, const PieceColors& colors);
/// The flag of one who resigns for so many times the cube.
void paint_flag(Canvas& canvas, const Box& room, int stake, const PieceColors& colors);

}  // namespace gammonkit
