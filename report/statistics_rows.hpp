#pragma once

#include "analysis/statistics/statistics.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// One line of the summary of a match: what it is, and the number of each player as text, empty where it is
/// not known.
struct StatisticsRow {
    std::string name;
    ByPlayer<std::string> cells;
};

/// The numbers that players ask for first; `stats` prints all.
[[nodiscard]] std::vector<StatisticsRow> statistics_rows(const MatchStatistics& statistics);

}  // namespace gammonkit
