#pragma once

#include "analysis/benchmark/score.hpp"

#include <string>

namespace gammonkit {

/// How well the engine did on the decisions of a file.
struct ScoreFacts {
    std::string file;
    int plies = 0;
    Score score;
};

/// The names of the columns, and a row for each file.
[[nodiscard]] std::string score_heading();
[[nodiscard]] std::string score_row(const ScoreFacts& facts);

/// For programs, as an object: docs/json-output.md.
[[nodiscard]] std::string score_json(const ScoreFacts& facts);

}  // namespace gammonkit
