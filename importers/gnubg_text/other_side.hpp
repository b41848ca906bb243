#pragma once

#include "model/analysis.hpp"

namespace gammonkit::gnubg_text {

/// A cube decision as the opponent sees it. Below a double that waits for an answer the exports tell it as
/// the player sees it who must answer.
[[nodiscard]] CubeAnalysis seen_by_opponent(CubeAnalysis analysis);

}  // namespace gammonkit::gnubg_text
