#pragma once

#include "model/match.hpp"

namespace gammonkit {

/// What is said about a match besides what was played.
struct LeftOut {
    bool analysis = false;  ///< Of plays, cubes and resignations, rollouts among them.
    bool luck = false;      ///< Of rolls, with its marks.
    bool marks = false;     ///< "?!", "very good": of luck, too.
    bool comments = false;  ///< On matches, games, turns and positions.
};

/// Takes these parts out, of variations, too.
void leave_out(Collection& collection, const LeftOut& parts);

}  // namespace gammonkit
