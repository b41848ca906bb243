#pragma once

#include "analysis/bearoff/table_set.hpp"
#include "analysis/race/counts.hpp"
#include "report/answers/question.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit::answers {

/// What is known of a race, seen by the player on roll before he rolls.
struct RaceAnswer {
    RaceFacts facts;
    std::vector<RaceCount> counts = {};           ///< One of each method.
    CubeEvaluation money = {};                    ///< What the engine says of the cube in a money game.
    std::optional<CubeEvaluation> at_score = {};  ///< And at the score of a match.
    bool cube_is_away = false;  ///< The opponent owns the cube: all else is said of a centered one.
};

/// Asks the tables, the counts and the engine. Fails with code "no-race" while the sides can hit each other,
/// else as `still_played`, or as the engine does.
[[nodiscard]] Result<RaceAnswer> judge_race(const PositionQuestion& question,
                                            const bearoff::TableSet& tables);

/// For people, as tables.
[[nodiscard]] std::string answer_text(const PositionQuestion& question, const RaceAnswer& answer);

/// For programs, as an object: docs/json-output.md.
[[nodiscard]] std::string answer_json(const PositionQuestion& question, const RaceAnswer& answer);

}  // namespace gammonkit::answers
