#pragma once

#include "model/match.hpp"

#include <vector>

namespace gammonkit {

/// Calls `visit` with every turn of a line, and with those of the variations in it. Variations are walked
/// with a list, not by recursion: how deep they nest is the file's choice.
template <class Visit>
void for_each_turn(const std::vector<Turn>& main_line, Visit visit)
{
    std::vector<const std::vector<Turn>*> lines{&main_line};
    while (!lines.empty()) {
        const std::vector<Turn>& line = *lines.back();
        lines.pop_back();
        for (const Turn& turn : line) {
            visit(turn);
            for (const Variation& variation : turn.variations)
                lines.push_back(&variation.turns);
        }
    }
}

}  // namespace gammonkit
