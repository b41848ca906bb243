#pragma once

#include "model/match.hpp"

#include <vector>

namespace gammonkit {

/// Calls `visit` with every turn of a line, const or not, and with those of the variations in it. Variations
/// are walked with a list, not by recursion: how deep they nest is the file's choice.
template <class Turns, class Visit>
void for_each_turn(Turns& main_line, Visit visit)
{
    std::vector<Turns*> lines{&main_line};
    while (!lines.empty()) {
        Turns& line = *lines.back();
        lines.pop_back();
        for (auto& turn : line) {
            visit(turn);
            for (auto& variation : turn.variations)
                lines.push_back(&variation.turns);
        }
    }
}

/// Calls `visit` with all that analyses say of plays and of the cube, at a turn or a position, const or not.
template <class Part, class Visit>
void for_each_assessment(Part& part, Visit visit)
{
    for (auto& analysis : part.plays) {
        for (auto& candidate : analysis.candidates) {
            if (candidate.assessment) visit(*candidate.assessment);
        }
    }
    for (auto& analysis : part.cubes) {
        visit(analysis.no_double);
        visit(analysis.double_take);
    }
}

}  // namespace gammonkit
