#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::gnubg_text {

/// "Rolled 31:" and the candidates.
[[nodiscard]] std::string candidates_text(const PlayAnalysis& analysis, const GameState& state);

/// "Cube analysis" with its three rows, the best first, and how it was rolled out.
[[nodiscard]] std::string cube_text(const CubeAnalysis& analysis, const GameState& state);

/// True if the text can say an analysis: every choice has a value, none a chance to win the match.
[[nodiscard]] bool fits(const PlayAnalysis& analysis);
[[nodiscard]] bool fits(const CubeAnalysis& analysis);

/// True if nothing of an assessment is left out but digits.
[[nodiscard]] bool is_whole(const Assessment& assessment);

/// True if nothing but plies, the cube and pruning nets is known of how an evaluation was made.
[[nodiscard]] bool shows_settings(const Assessment& evaluation);

/// True if every figure of an analysis is shown, and it holds no mark.
[[nodiscard]] bool shows_all_figures(const Candidate& candidate);
[[nodiscard]] bool shows_all_figures(const CubeAnalysis& analysis);

}  // namespace gammonkit::gnubg_text
