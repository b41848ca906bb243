#pragma once

#include "model/dice.hpp"
#include "model/play.hpp"
#include "model/position.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// One legal play, its steps sorted from high to low, and the board it leads to.
struct LegalPlay {
    Play play;
    Position result;
};

/// All legal plays of a roll that lead to different boards; empty if the player cannot move.
///
/// The rules: checkers on the bar enter first; both dice (all four of a double) are played if that is
/// possible in any way; if only one can be played, the higher if possible; bearing off needs all checkers
/// home, and takes the exact point or, if no checker stands higher, the highest one below the die. Both dice
/// are played even where one of them bears off the last checker, so 2/off with 61 comes as 2/1 1/off.
[[nodiscard]] std::vector<LegalPlay> legal_plays(const Position& position, Player player, Dice dice);

/// Makes a play on `board`, whatever the rules say. False, and nothing done, if a step cannot be made (see
/// Position::move), neither in the order of the steps nor from high to low.
bool make(Position& board, Player player, const Play& play);

/// Makes a legal play on `board`. False, and nothing done, if it is not legal: `why_illegal` then has the
/// reason.
bool make_if_legal(Position& board, Player player, Dice dice, const Play& play);

/// The board after `make`, if that can be done.
[[nodiscard]] std::optional<Position> after(const Position& position, Player player, const Play& play);

/// The board after `make_if_legal`, if the play is legal.
[[nodiscard]] std::optional<Position> after_legal(const Position& position, Player player, Dice dice,
                                                  const Play& play);

/// Why a play is not legal, in the user's words ("there is no checker on the 23 point"); nothing if it is
/// legal.
///
/// The steps may be in any order, and fewer than the roll allows if the board is the same (2/off with 61). A
/// play that makes one legal board in steps that are not dice (24/13 for 65) is not legal here: notation is
/// resolved before (formats/notation).
[[nodiscard]] std::optional<std::string> why_illegal(const Position& position, Player player, Dice dice,
                                                     const Play& play);

/// The legal play of a roll that leads from one board to another; without steps if the player cannot move and
/// the boards are the same. Nothing if no play leads there.
[[nodiscard]] std::optional<Play> play_between(const Position& before, const Position& result, Player player,
                                               Dice dice);

/// True if the player can move at all with this roll. Much cheaper than `legal_plays`.
[[nodiscard]] bool can_move(const Position& position, Player player, Dice dice);

}  // namespace gammonkit
