#pragma once

#include "analysis/maps/score_map.hpp"
#include "report/answers/question.hpp"

#include <string>
#include <vector>

namespace gammonkit::answers {

/// At each score and in a money game, the cube decision, or with dice the best play. Fails as `still_played`,
/// or as the engine does.
[[nodiscard]] Result<ScoreMap> map_scores(const PositionQuestion& question, int size);

/// "Cr", "1", "2" ...
[[nodiscard]] std::string to_string(AwayMark mark);

/// A verdict in a few signs: "ND", "D/T", "D/P", "TG", "opt", "ND/B", "-".
[[nodiscard]] std::string short_verdict(const CubeVerdict& verdict);

/// What doubling brings more than not to double: points for each unit of the cube, or EMG.
[[nodiscard]] double gain_of_double(const CubeDecision& decision);

/// What the second best play loses; nothing if there is no choice.
[[nodiscard]] std::optional<double> lead_of_best(const ScoredPosition& scored);

/// The best plays of a map, each once: that of the money game first, then those of most scores.
[[nodiscard]] std::vector<Play> best_plays_of(const ScoreMap& map);
/// Which of them is best at a score.
[[nodiscard]] std::size_t index_of_best(const std::vector<Play>& plays, const ScoredPosition& scored);
/// "A", "B" ... of a play with this index.
[[nodiscard]] std::string letter_of(std::size_t index);

/// For people, as two tables: what is right, and by how much.
[[nodiscard]] std::string answer_text(const PositionQuestion& question, const ScoreMap& map);

/// For programs, as an object: docs/json-output.md.
[[nodiscard]] std::string answer_json(const PositionQuestion& question, const ScoreMap& map);

}  // namespace gammonkit::answers
