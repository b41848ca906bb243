#pragma once

#include "analysis/benchmark/decision_table.hpp"
#include "analysis/evaluate/evaluator.hpp"
#include "analysis/search/search.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gammonkit {

/// How well plays were chosen where their equities are known.
struct Score {
    double error_rate = 0;           ///< Mean cubeless equity lost a decision, times 1000.
    double standard_error = 0;       ///< Of that mean.
    double mean_absolute_error = 0;  ///< Of the equities, over all plays that have one.
    int decisions = 0;               ///< With more than one play.
    int best_chosen = 0;
    int plays = 0;
    double mean_chance_error = 0;  ///< Mean absolute error of the five chances, where those are known.
    int positions = 0;             ///< With known chances.
    std::vector<double> losses{};  ///< Of each decision with more than one play, in points.
};

/// Lets the engine choose, looking `plies` ahead. A play without a known equity counts as the worst that has
/// one.
[[nodiscard]] Score score(const Evaluator& evaluator, std::span<const ReferenceDecision> decisions, int plies,
                          int threads = 1);
/// The same; nothing if `progress` stopped it.
[[nodiscard]] std::optional<Score> score(const Evaluator& evaluator,
                                         std::span<const ReferenceDecision> decisions, int plies, int threads,
                                         const Progress& progress);

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
