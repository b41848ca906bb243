#pragma once

#include <cstddef>
#include <string>

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

/// Writes training.tsv into the folder of the nets: a line for each stretch and each score, columns under a
/// head, empty where a line says nothing of them. Lines are added to what is there.
class TrainingLog {
public:
    explicit TrainingLog(const std::string& folder);
    void add(const Stretch& stretch) const;
    void add(const Stretch& stretch, const TableScore& score) const;

private:
    void write(const std::string& line) const;
    std::string path_;
};

}  // namespace gammonkit::training
