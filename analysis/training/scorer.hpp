#pragma once

#include "analysis/evaluate/evaluator.hpp"
#include "analysis/training/training_log.hpp"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::training {

/// Scores nets by tables of decisions with known equities, and keeps the best net and the mean of all that
/// were the best in their turn. The better net is the one with the smaller mean absolute error over all
/// tables: error rates of a few thousand decisions vary too much to tell.
class Scorer {
public:
    /// Throws std::runtime_error if a table cannot be read. `best` is the path of the best net's file; the
    /// mean lies beside it as "NAME-mean.net".
    Scorer(const std::vector<std::string>& tables, std::string best);

    [[nodiscard]] std::vector<TableScore> scores(const Evaluator& evaluator, int plies, int threads) const;

    /// Keeps the net if it is better than all before it.
    void keep_if_best(const std::vector<TableScore>& scores, const NetWeights& net);

private:
    struct Table {
        std::string name;
        std::string bytes;
    };
    std::vector<Table> tables_;
    std::string best_path_;
    double best_error_ = std::numeric_limits<double>::infinity();
    std::optional<NetWeights> mean_;
    int means_of_ = 0;
};

/// "table: error rate 5.20 +- 0.28, absolute error 0.0252", a line for each.
[[nodiscard]] std::string in_words(const std::vector<TableScore>& scores);

}  // namespace gammonkit::training
