#pragma once

#include "model/dice.hpp"
#include "model/position.hpp"

#include <array>
#include <compare>
#include <set>

namespace gammonkit::fuzz {

/// Checkers of the mover and of the opponent, each in his own numbering: 25 = bar, 0 = borne off.
struct Board {
    std::array<int, 26> mine{};
    std::array<int, 26> theirs{};
    friend auto operator<=>(const Board&, const Board&) = default;
};

[[nodiscard]] Board board_of(const Position& position, Player mover);

/// Every board that the rules let `mover` make with the roll; the board itself if he cannot move.
///
/// Written a second time, in the plainest way and without a line of model/legal_plays, to be its judge.
[[nodiscard]] std::set<Board> legal_boards(const Board& board, Dice dice);

}  // namespace gammonkit::fuzz
