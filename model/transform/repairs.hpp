#pragma once

#include "model/match.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// Corrects the score before each game that the game before it contradicts, and takes back statements of the
/// Crawford game that the scores contradict. The first game's score is believed, and so is any score behind a
/// gap or behind a game whose outcome is not known. Says what it did, a line each.
[[nodiscard]] std::vector<std::string> repair_scores(Match& match);

/// Takes back every claimed outcome (winner or points) that the turns of its game contradict: the play
/// decides. A claim about a game that the turns do not end stays. Says what it did, a line each.
[[nodiscard]] std::vector<std::string> repair_outcomes(Match& match);

/// Puts plays and dice right that are certainly slips of the pen: see `Correction::certain`. What analyses
/// said of the wrong play goes. Says what it changed, a line each.
[[nodiscard]] std::vector<std::string> repair_plays(Match& match);

}  // namespace gammonkit
