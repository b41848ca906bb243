#pragma once

#include "model/position.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace gammonkit {

/// What the digit next to the middle means on a point that has more checkers than rows.
enum class StackDigit {
    total,   ///< All of them: GNU Backgammon, eXtreme Gammon.
    surplus  ///< Those that are not drawn: BGBlitz.
};

/// A board drawn in letters, as GNU Backgammon, eXtreme Gammon and BGBlitz do it.
struct DrawnBoard {
    Position position;       ///< O is Player::first, X is Player::second.
    bool numbered_for_x;     ///< The labels are X's points, else O's.
    std::size_t line_count;  ///< With both frames.
};

/// The board that begins with the first of the lines; nothing if that is no upper frame, the lower one is
/// missing, or the letters are no board. Either direction of play is understood.
[[nodiscard]] std::optional<DrawnBoard> drawn_board(std::span<const std::string_view> lines,
                                                    StackDigit digit);

/// Where the labels of a frame begin, "+13-14-15-" or another of the four; nothing on other lines.
[[nodiscard]] std::optional<std::size_t> upper_frame(std::string_view line);

}  // namespace gammonkit
