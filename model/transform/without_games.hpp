#pragma once

#include "model/match.hpp"

#include <utility>

namespace gammonkit {

/// All of a match but its games. It takes as long as copying them: not for a loop over games.
[[nodiscard]] inline Match without_games(Match match)
{
    match.games.clear();
    return match;
}

}  // namespace gammonkit
