#pragma once

#include "model/match.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// Corrects the score before each game that the game before it contradicts, and takes back statements of the
/// Crawford game that the scores contradict. The first game's score is believed, and so is any score behind a
/// gap or behind a game whose outcome is not known. Says what it did, a line each.
[[nodiscard]] std::vector<std::string> repair_scores(Match& match);

}  // namespace gammonkit
