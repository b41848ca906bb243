#pragma once

#include "model/match.hpp"

namespace gammonkit {

/// What is said about a match besides what was played.
struct LeftOut {
    bool plays = false;       ///< Analyses of plays, rollouts among them.
    bool cubes = false;       ///< Those of the cube.
    bool luck = false;        ///< Of rolls.
    bool play_marks = false;  ///< "?!", "good" of plays.
    bool cube_marks = false;  ///< Those of what was done with the cube, or by resignations.
    bool luck_marks = false;  ///< "very lucky".
    bool comments = false;    ///< On matches, games, turns and positions.

    [[nodiscard]] bool any() const
    {
        return plays || cubes || luck || play_marks || cube_marks || luck_marks || comments;
    }
    friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

/// Takes these parts out, of variations, too. Turns stay where they are, but remarks that say nothing any
/// more.
void leave_out(Match& match, const LeftOut& parts);
void leave_out(PositionRecord& record, const LeftOut& parts);
void leave_out(Collection& collection, const LeftOut& parts);

}  // namespace gammonkit
