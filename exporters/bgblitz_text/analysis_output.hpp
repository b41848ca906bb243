#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::bgblitz_text {

/// Candidates with their chances to win the match, where known, and equities.
[[nodiscard]] std::string candidates_text(const PlayAnalysis& analysis, const GameState& state);

/// Chances and the three rows of a cube decision, the best first.
[[nodiscard]] std::string cube_text(const CubeAnalysis& analysis, const PositionRecord& record);

/// "Green" and "Red" where names are not known.
[[nodiscard]] std::string shown_name(const PositionRecord& record, Player player);

/// True if the text can say an analysis: every choice has an equity, of money or normalized.
[[nodiscard]] bool fits(const PlayAnalysis& analysis);
[[nodiscard]] bool fits(const CubeAnalysis& analysis);

}  // namespace gammonkit::bgblitz_text
