#pragma once

#include "model/match.hpp"

#include <utility>

namespace gammonkit::testing_support {

/// Turns with one variation in another, `depth` deep.
inline std::vector<Turn> nested_turns(int depth)
{
    std::vector<Turn> turns(1);
    for (int i = 0; i < depth; ++i) {
        Turn turn;
        turn.variations = {{.turns = std::move(turns)}};
        turns = {turn};
    }
    return turns;
}

}  // namespace gammonkit::testing_support
