#pragma once

#include "model/match.hpp"

#include <string>
#include <vector>

namespace gammonkit::xg_text {

/// The footnotes that say how rollouts were made: those that XG wrote, or else made from the records.
[[nodiscard]] std::vector<std::string> rollout_lines(const PositionRecord& record);

/// Candidates with their equities and chances; `notes` are the footnotes that rollouts refer to.
[[nodiscard]] std::string candidates_text(const PlayAnalysis& analysis, const GameState& state,
                                          const std::vector<std::string>& notes);

/// The three rows of a cube decision, and what goes with them.
[[nodiscard]] std::string cube_text(const CubeAnalysis& analysis, const GameState& state);

/// True if the text can say all candidates' values: equities, of money or normalized.
[[nodiscard]] bool fits(const PlayAnalysis& analysis);
[[nodiscard]] bool fits(const CubeAnalysis& analysis);

/// True if nothing of the figures is left out: no figures of one side alone.
[[nodiscard]] bool is_whole(const CubeAnalysis& analysis);

/// True if the name of a program can stand in the line of its version.
[[nodiscard]] bool fits(const Provenance& by);

/// What comes back of a rollout: the number of games, and how sure the equity is.
[[nodiscard]] RolloutRecord kept_of(const RolloutRecord& rollout);

/// "eXtreme Gammon Version: 2.10, MET: Kazaross XG2", or as much as is known.
[[nodiscard]] std::string version_text(const Provenance& by);

}  // namespace gammonkit::xg_text
