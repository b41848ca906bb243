#pragma once

#include "analysis/benchmark/score.hpp"

#include <string>

namespace gammonkit::cli {

/// How well the engine did on the decisions of a file.
struct ScoreFacts {
    std::string file;
    int plies = 0;
    Score score;
};

[[nodiscard]] std::string score_heading();
[[nodiscard]] std::string score_row(const ScoreFacts& facts);
[[nodiscard]] std::string score_json(const ScoreFacts& facts);

}  // namespace gammonkit::cli
