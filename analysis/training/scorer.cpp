#include "analysis/training/scorer.hpp"

#include "analysis/benchmark/score.hpp"
#include "analysis/training/nets_folder.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <stdexcept>

namespace gammonkit::training {

Scorer::Scorer(const std::vector<std::string>& tables, std::string best) : best_path_(std::move(best))
{
    for (const std::string& path : tables)
        tables_.push_back({std::filesystem::path(path).stem().string(), read_all(path)});
}

std::vector<TableScore> Scorer::scores(const Evaluator& evaluator, int plies, int threads) const
{
    std::vector<TableScore> scores;
    for (const Table& table : tables_) {
        const Result<std::vector<KnownDecision>> decisions = read_decisions(table.bytes);
        if (!decisions) throw std::runtime_error(table.name + ": " + decisions.error().message);
        const Score found = score(evaluator, *decisions, plies, threads);
        scores.push_back({.table = table.name,
                          .error_rate = found.error_rate,
                          .standard_error = found.standard_error,
                          .absolute_error = found.mean_absolute_error});
    }
    return scores;
}

void Scorer::keep_if_best(const std::vector<TableScore>& scores, const NetWeights& net)
{
    if (scores.empty()) return;
    double error = 0;
    for (const TableScore& score : scores)
        error += score.absolute_error / static_cast<double>(scores.size());
    if (error >= best_error_) return;
    best_error_ = error;
    write_all(best_path_, write_net(net));
    mean_ = mean_ ? mean_with(*std::move(mean_), net, means_of_) : net;
    ++means_of_;
    std::filesystem::path mean_path = best_path_;
    mean_path.replace_filename(mean_path.stem().string() + "-mean.net");
    write_all(mean_path.string(), write_net(*mean_));
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

}  // namespace gammonkit::training
