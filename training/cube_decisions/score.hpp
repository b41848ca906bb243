#pragma once

#include "training/cube_decisions/decision_rollout.hpp"

#include <string>
#include <vector>

namespace gammonkit::training {

/// What the engine makes of decisions, beside what rollouts say: means of some of them, in points for each
/// unit of the cube, or EMG.
struct CubeScore {
    std::string name;
    int decisions = 0;
    double no_double_error = 0;    ///< Absolute.
    double double_take_error = 0;  ///< Absolute.
    double no_double_bias = 0;
    double double_take_bias = 0;
    double lost = 0;        ///< By doubling or waiting, and by taking or dropping, where each was wrong.
    double lost_error = 0;  ///< Standard error of that mean.
};

/// Judges all decisions so many plies ahead: in money games, in matches, by kind of position and together.
[[nodiscard]] std::vector<CubeScore>
score_cube_decisions(NetEngine& engine, const std::vector<DecisionRollout>& decisions, int plies);

/// As a table.
[[nodiscard]] std::string in_words(const std::vector<CubeScore>& scores);

}  // namespace gammonkit::training
