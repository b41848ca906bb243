#pragma once

#include "model/game_state.hpp"
#include "report/render/canvas.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// The identifiers of a position as lines of text, each with its label: "XGID=...", and "GNU ID: " with
/// gnubg's Position ID and, where there is one, its Match ID. Every reader of identifiers finds them there.
[[nodiscard]] std::vector<std::string> identifier_lines(const GameState& state);

/// Writes these lines into `room`, from its left edge, in one size in which the longest fits.
void paint_identifiers(Canvas& canvas, const Box& room, const GameState& state, Color color);

/// The height of that room in diameters of a checker.
inline constexpr double kIdentifiersHeight = 1.3;

}  // namespace gammonkit
