#pragma once

#include "model/game_state.hpp"
#include "report/render/board_painter.hpp"
#include "report/render/canvas.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// A length for a picture that is written as text: two decimals, without needless zeros: "12.5", "-3".
[[nodiscard]] std::string picture_number(double number);
/// The same, behind what stands in `text`.
void append_picture_number(std::string& text, double number);

/// What the file of a picture says of itself besides what is drawn: title and description of a PNG or SVG,
/// title and subject of a PDF, comments of PostScript.
struct PictureWords {
    std::string title = {};        ///< "Backgammon position", or the heading of what is drawn.
    std::string description = {};  ///< Lines of text.
    int dpi = 0;                   ///< Of a PNG: pixels to an inch; 0 says nothing.
};

/// "Backgammon position", and the identifiers of the scene, a line each.
[[nodiscard]] PictureWords words_of(const BoardScene& scene);

/// The identifiers of a position as lines of text, each with its label: "XGID=...", and "GNU ID: " with
/// gnubg's Position ID and, where there is one, its Match ID. Every reader of identifiers finds them there.
[[nodiscard]] std::vector<std::string> identifier_lines(const GameState& state);

/// Writes these lines into `room`, from its left edge, in one size in which the longest fits.
void paint_identifiers(Canvas& canvas, const Box& room, const GameState& state, Color color);

/// The height of that room in diameters of a checker.
inline constexpr double kIdentifiersHeight = 1.3;

}  // namespace gammonkit
