#pragma once

#include "model/dice.hpp"
#include "model/play.hpp"
#include "model/position.hpp"

#include <string_view>
#include <vector>

namespace gammonkit {

/// How somebody who writes down a play goes wrong.
enum class Slip : std::uint8_t {
    digits,  ///< One or two numbers of the play are others.
    die,     ///< One of the dice is.
    side     ///< The points are counted from the opponent's side.
};

/// What may have been meant by a play as it is written.
struct MeantPlay {
    Dice dice;
    Play play;
    Slip slip = Slip::digits;
    int slips = 1;  ///< How many numbers are others.
    Position result;
};

/// The steps in a text such as "28/18 6/4(2)*", whatever points they name; empty where it has none.
[[nodiscard]] Play roughly_read(std::string_view text);

/// The legal plays that are one or two slips from a written one, nearest first; the written one, if it is
/// legal, is not among them.
[[nodiscard]] std::vector<MeantPlay> meant_plays(const Position& position, Player player, Dice dice,
                                                 const Play& written);

}  // namespace gammonkit
