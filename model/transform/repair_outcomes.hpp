#pragma once

#include "model/match.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// Takes back every claimed outcome (winner or points) that the turns of its game contradict: the play
/// decides. A claim about a game that the turns do not end stays. Says what it did, a line each.
[[nodiscard]] std::vector<std::string> repair_outcomes(Match& match);

}  // namespace gammonkit
