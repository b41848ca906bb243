#pragma once

#include "model/dice.hpp"
#include "model/position.hpp"

namespace gammonkit {

/// With how many of the 36 rolls a player hits.
struct Shots {
    int any = 0;    ///< At least one checker.
    int twice = 0;  ///< Two or more in one play.
    friend bool operator==(const Shots&, const Shots&) = default;
};

/// The rolls with which `player`, who is on roll, has a legal play that hits: exact, by direct and combined
/// shots, from the bar, too, and under the rule that both dice must be played if they can be.
[[nodiscard]] Shots shots_of(const Position& position, Player player);

/// Whether this roll is one of them.
[[nodiscard]] bool hits_with(const Position& position, Player player, Dice dice);

}  // namespace gammonkit
