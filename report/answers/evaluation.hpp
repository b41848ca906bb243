#pragma once

#include "analysis/cube/jump_decision.hpp"
#include "analysis/cube/window.hpp"
#include "report/answers/question.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::answers {

/// What an engine says of a position before the roll.
struct CubeEvaluation {
    RankedCube ranked;
    double equity = 0;            ///< If both do what is best for them: money points per unit, or EMG.
    std::optional<Mwc> mwc = {};  ///< The same as the chance to win the match.
    std::optional<MarketWindow> window = {};  ///< If the player on roll may double.
    std::optional<JumpDecision> jumps = {};   ///< The same decision by the jump model, where that was asked.
};

/// Fails as `still_played`, or as the engine does.
[[nodiscard]] Result<CubeEvaluation> evaluate_cube(const PositionQuestion& question);

/// The best plays of a roll, and how many there are.
struct PlayRanking {
    std::vector<RankedPlay> plays;
    std::size_t legal = 0;
};

/// At most so many plays. Fails as `still_played`, or as the engine does.
[[nodiscard]] Result<PlayRanking> rank_plays(const PositionQuestion& question, std::size_t most);

/// For people, in columns.
[[nodiscard]] std::string answer_text(const PositionQuestion& question, const CubeEvaluation& evaluation);
[[nodiscard]] std::string answer_text(const PositionQuestion& question, const PlayRanking& ranking);

/// For programs, as an object: docs/json-output.md.
[[nodiscard]] std::string answer_json(const PositionQuestion& question, const CubeEvaluation& evaluation);
[[nodiscard]] std::string answer_json(const PositionQuestion& question, const PlayRanking& ranking);

}  // namespace gammonkit::answers
