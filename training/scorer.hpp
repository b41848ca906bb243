#pragma once

#include "analysis/benchmark/decision_table.hpp"
#include "analysis/evaluate/evaluator.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::training {

/// How training goes, between two lines of the log.
struct Stretch {
    long games = 0;  ///< Since training began.
    long steps = 0;
    double seconds = 0;  ///< Of this stretch, and of its parts:
    double playing = 0;
    double labeling = 0;
    double learning = 0;
    std::size_t labels = 0;  ///< Samples that got a target.
    double squared_error = 0;
    double rate = 0;
};

/// A net's score by one table.
struct TableScore {
    std::string table;
    double error_rate = 0;  ///< Equity lost a decision, times 1000.
    double standard_error = 0;
    double absolute_error = 0;  ///< Of the equities of plays.
};

/// Writes training.tsv into the folder of the nets: a line for each stretch, residual and score, columns
/// under a head, empty where a line says nothing of them. Lines are added to what is there.
class TrainingLog {
public:
    explicit TrainingLog(const std::string& folder);
    void add(const Stretch& stretch) const;
    /// See Session::residual.
    void add_residual(const Stretch& stretch, double residual) const;
    void add(const Stretch& stretch, const TableScore& score) const;

private:
    void write(const std::string& line) const;
    std::string path_;
};

/// How much more one engine loses than another, over the same decisions.
struct PairedScore {
    double difference = 0;      ///< Of the error rates; negative: it loses less.
    double standard_error = 0;  ///< Of that difference.
    int decisions = 0;
};

/// Scores nets by tables of decisions with known equities, and keeps the best net and the mean of all that
/// were the best in their turn. The better net is the one with the smaller residual: tables are there to
/// measure with, and a few thousand decisions vary too much to tell.
class Scorer {
public:
    /// Throws std::runtime_error if a table cannot be read. `best` is the path of the best net's file; the
    /// mean lies beside it as "NAME-mean.net".
    Scorer(const std::vector<std::string>& tables, std::string best);

    [[nodiscard]] std::vector<TableScore> scores(const Evaluator& evaluator, int plies, int threads) const;

    /// How `one` differs from `other` over the decisions of all tables together.
    [[nodiscard]] PairedScore compared(const Evaluator& one, const Evaluator& other, int plies,
                                       int threads) const;

    /// The best net of an earlier session, if its file is there.
    [[nodiscard]] std::optional<NetWeights> best() const;
    /// Goes on from that net, whose residual that is, and from the mean beside it.
    void go_on_from(double residual, const NetWeights& best);

    /// Keeps the net if it is better than all before it.
    void keep_if_best(double residual, const NetWeights& net);

private:
    struct Table {
        std::string name;
        std::string bytes;
    };
    [[nodiscard]] static std::vector<ReferenceDecision> decisions_of(const Table& table);
    [[nodiscard]] std::string mean_path() const;

    std::vector<Table> tables_;
    std::string best_path_;
    double least_residual_ = std::numeric_limits<double>::infinity();
    std::optional<NetWeights> mean_;
    int means_of_ = 0;
};

/// "error rate -0.32 +- 0.12 over 2,910 decisions"
[[nodiscard]] std::string in_words(const PairedScore& score);

/// "table: error rate 5.20 +- 0.28, absolute error 0.0252", a line for each.
[[nodiscard]] std::string in_words(const std::vector<TableScore>& scores);

}  // namespace gammonkit::training
