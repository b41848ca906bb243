#pragma once

#include "model/match.hpp"

namespace gammonkit {

/// True if a turn is nothing but its action, as most are. Variations that branch off there don't count.
[[nodiscard]] inline bool is_bare(const Turn& turn)
{
    return turn.comment.empty() && turn.marks == Marks{} && !turn.luck && turn.plays.empty() &&
           turn.cubes.empty() && turn.extras.empty();
}

}  // namespace gammonkit
