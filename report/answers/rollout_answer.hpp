#pragma once

#include "analysis/rollout/rollout.hpp"
#include "report/answers/named_choices.hpp"
#include "report/named_position.hpp"

#include <string>
#include <vector>

namespace gammonkit::answers {

/// What was rolled out, and how. All of it must live as long.
struct RolloutQuestion {
    const NamedPosition& position;
    const RolloutSettings& settings;
    const MatchEquityTable& table;
    const CubeContext& context;  ///< Names the cube model.
    NamedChoices named = {};     ///< Those that were asked about.
};

/// The named choices with what the rollout says that they cost.
[[nodiscard]] std::vector<JudgedChoice> judged_choices(const RolloutQuestion& question,
                                                       const CubeRollout& cube);
[[nodiscard]] std::vector<JudgedChoice> judged_choices(const RolloutQuestion& question,
                                                       const std::vector<PlayRollout>& plays);

/// For people, in columns.
[[nodiscard]] std::string answer_text(const RolloutQuestion& question, const CubeRollout& cube);
[[nodiscard]] std::string answer_text(const RolloutQuestion& question, const std::vector<PlayRollout>& plays);

/// For programs, as an object: docs/json-output.md.
[[nodiscard]] std::string answer_json(const RolloutQuestion& question, const CubeRollout& cube);
[[nodiscard]] std::string answer_json(const RolloutQuestion& question, const std::vector<PlayRollout>& plays);

}  // namespace gammonkit::answers
