#pragma once

#include "analysis/evaluate/chances.hpp"
#include "model/analysis.hpp"

namespace gammonkit {

/// The engine's chances as a record has them.
[[nodiscard]] inline Probabilities probabilities_of(const Chances& c)
{
    return {.win = c.win,
            .win_gammon = c.win_gammon,
            .win_backgammon = c.win_backgammon,
            .lose_gammon = c.lose_gammon,
            .lose_backgammon = c.lose_backgammon};
}

}  // namespace gammonkit
