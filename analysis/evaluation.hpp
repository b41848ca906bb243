#pragma once

#include "analysis/cube/cube_decision.hpp"
#include "analysis/evaluate/chances.hpp"
#include "model/play.hpp"
#include "model/value.hpp"

#include <optional>

namespace gammonkit {

/// A play and what it is worth to the player who makes it.
struct PlayEvaluation {
    Play play;
    Chances chances = {};  ///< Of the player who makes it, once the opponent is on roll.
    double cubeless = 0;   ///< Money points without the cube.
    /// What the play is worth with the cube: points per unit of the cube in money play, EMG in a match.
    double equity = 0;
    Value value = {};             ///< The same as a typed value.
    std::optional<Mwc> mwc = {};  ///< Its chance to win the match; nothing in a money session.
    int plies = 0;                ///< How far ahead it was looked at.
};

/// A position before the roll.
struct CubeEvaluation {
    Chances chances;      ///< Of the player on roll.
    double cubeless = 0;  ///< Money points without the cube.
    CubeDecision decision;
    bool is_money = true;  ///< The unit of `decision.values`: points, else match winning chance.
};

}  // namespace gammonkit
