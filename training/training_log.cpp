#include "training/training_log.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>

namespace gammonkit::training {
namespace {

/// Seconds since 1970.
std::int64_t now()
{
    using std::chrono::seconds;
    return std::chrono::duration_cast<seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

}  // namespace

TrainingLog::TrainingLog(const std::string& folder) : path_(folder + "/training.tsv")
{
    if (!std::filesystem::exists(path_)) {
        write(
            "time\tgames\tsteps\tseconds\tplaying\tlabeling\tlearning\tlabels_a_second\tsquared_error\trate\t"
            "table\terror_rate\tstandard_error\tabsolute_error\n");
    }
}

void TrainingLog::add(const Stretch& stretch) const
{
    const double seconds = stretch.seconds > 0 ? stretch.seconds : 1;
    write(fmt::format("{}\t{}\t{}\t{:.1f}\t{:.1f}\t{:.1f}\t{:.1f}\t{:.0f}\t{:.6f}\t{:.2e}\t\t\t\t\n", now(),
                      stretch.games, stretch.steps, stretch.seconds, stretch.playing, stretch.labeling,
                      stretch.learning, static_cast<double>(stretch.labels) / seconds, stretch.squared_error,
                      stretch.rate));
}

void TrainingLog::add(const Stretch& stretch, const TableScore& score) const
{
    write(fmt::format("{}\t{}\t{}\t\t\t\t\t\t\t\t{}\t{:.3f}\t{:.3f}\t{:.5f}\n", now(), stretch.games,
                      stretch.steps, score.table, score.error_rate, score.standard_error,
                      score.absolute_error));
}

void TrainingLog::write(const std::string& line) const
{
    std::ofstream(path_, std::ios::app) << line;
}

}  // namespace gammonkit::training
