#include "training/scorer.hpp"

#include "analysis/benchmark/score.hpp"
#include "training/nets_folder.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <stdexcept>

namespace gammonkit::training {
namespace {

/// Seconds since 1970.
std::int64_t now()
{
    using std::chrono::seconds;
    return std::chrono::duration_cast<seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

}  // namespace

Scorer::Scorer(const std::vector<std::string>& tables, std::string best) : best_path_(std::move(best))
{
    for (const std::string& path : tables)
        tables_.push_back({std::filesystem::path(path).stem().string(), read_all(path)});
}

std::vector<TableScore> Scorer::scores(const Evaluator& evaluator, int plies, int threads) const
{
    std::vector<TableScore> scores;
    for (const Table& table : tables_) {
        const Score found = score(evaluator, decisions_of(table), plies, threads);
        scores.push_back({.table = table.name,
                          .error_rate = found.error_rate,
                          .standard_error = found.standard_error,
                          .absolute_error = found.mean_absolute_error});
    }
    return scores;
}

PairedScore Scorer::compared(const Evaluator& one, const Evaluator& other, int plies, int threads) const
{
    double sum = 0;
    double squares = 0;
    PairedScore result;
    for (const Table& table : tables_) {
        const std::vector<ReferenceDecision> decisions = decisions_of(table);
        const std::vector<double> mine = score(one, decisions, plies, threads).losses;
        const std::vector<double> others = score(other, decisions, plies, threads).losses;
        for (std::size_t i = 0; i < mine.size(); ++i) {
            const double difference = 1000 * (mine[i] - others[i]);
            sum += difference;
            squares += difference * difference;
        }
        result.decisions += static_cast<int>(mine.size());
    }
    const double count = std::max(result.decisions, 1);
    result.difference = sum / count;
    const double variance = squares / count - result.difference * result.difference;
    result.standard_error = std::sqrt(std::max(variance, 0.0) / count);
    return result;
}

std::vector<ReferenceDecision> Scorer::decisions_of(const Table& table)
{
    Result<std::vector<ReferenceDecision>> decisions = read_decisions(table.bytes);
    if (!decisions) throw std::runtime_error(table.name + ": " + decisions.error().message);
    return *std::move(decisions);
}

std::optional<NetWeights> Scorer::best() const
{
    return std::filesystem::exists(best_path_) ? std::optional(weights_in(best_path_)) : std::nullopt;
}

void Scorer::go_on_from(double residual, const NetWeights& best)
{
    least_residual_ = residual;
    mean_ = std::filesystem::exists(mean_path()) ? weights_in(mean_path()) : best;
    means_of_ = 1;
}

void Scorer::keep_if_best(double residual, const NetWeights& net)
{
    if (residual >= least_residual_) return;
    least_residual_ = residual;
    write_all(best_path_, write_net(net));
    mean_ = mean_ ? mean_with(*std::move(mean_), net, means_of_) : net;
    ++means_of_;
    write_all(mean_path(), write_net(*mean_));
}

std::string Scorer::mean_path() const
{
    std::filesystem::path path = best_path_;
    path.replace_filename(path.stem().string() + "-mean.net");
    return path.string();
}

std::string in_words(const PairedScore& score)
{
    return fmt::format("error rate {:+.2f} +- {:.2f} over {} decisions\n", score.difference,
                       score.standard_error, score.decisions);
}

std::string in_words(const std::vector<TableScore>& scores)
{
    std::string text;
    for (const TableScore& score : scores) {
        text += fmt::format("{}: error rate {:.2f} +- {:.2f}, absolute error {:.4f}\n", score.table,
                            score.error_rate, score.standard_error, score.absolute_error);
    }
    return text;
}

TrainingLog::TrainingLog(const std::string& folder) : path_(folder + "/training.tsv")
{
    if (!std::filesystem::exists(path_)) {
        write(
            "time\tgames\tsteps\tseconds\tplaying\tlabeling\tlearning\tlabels_a_second\tsquared_error\trate\t"
            "table\terror_rate\tstandard_error\tabsolute_error\tresidual\n");
    }
}

void TrainingLog::add(const Stretch& stretch) const
{
    const double seconds = stretch.seconds > 0 ? stretch.seconds : 1;
    write(fmt::format("{}\t{}\t{}\t{:.1f}\t{:.1f}\t{:.1f}\t{:.1f}\t{:.0f}\t{:.6f}\t{:.2e}\t\t\t\t\t\n", now(),
                      stretch.games, stretch.steps, stretch.seconds, stretch.playing, stretch.labeling,
                      stretch.learning, static_cast<double>(stretch.labels) / seconds, stretch.squared_error,
                      stretch.rate));
}

void TrainingLog::add_residual(const Stretch& stretch, double residual) const
{
    write(fmt::format("{}\t{}\t{}\t\t\t\t\t\t\t\t\t\t\t\t{:.4e}\n", now(), stretch.games, stretch.steps,
                      residual));
}

void TrainingLog::add(const Stretch& stretch, const TableScore& score) const
{
    write(fmt::format("{}\t{}\t{}\t\t\t\t\t\t\t\t{}\t{:.3f}\t{:.3f}\t{:.5f}\t\n", now(), stretch.games,
                      stretch.steps, score.table, score.error_rate, score.standard_error,
                      score.absolute_error));
}

void TrainingLog::write(const std::string& line) const
{
    std::ofstream(path_, std::ios::app) << line;
}

}  // namespace gammonkit::training
