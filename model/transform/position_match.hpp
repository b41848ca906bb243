#pragma once

#include "model/match.hpp"

#include <optional>

namespace gammonkit {

/// A position as the game that sets it up: the board, the cube, and then the roll or the double, if there is
/// one. Analyses and comment stand with the last turn. Lost: what only a GameState knows, such as a
/// resignation, or a beaver that is not answered.
[[nodiscard]] Match match_of(const PositionRecord& record);

/// The position that a match sets up, if it does nothing else: one game without a result or an event, whose
/// turns are as `match_of` makes them. What else the match says, such as its date, is left out.
[[nodiscard]] std::optional<PositionRecord> position_set_up(const Match& match);

}  // namespace gammonkit
