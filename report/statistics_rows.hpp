#pragma once

#include "report/match_report.hpp"
#include "report/statistics/figure_rows.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// Rows that belong together.
struct StatisticsSection {
    std::string title = {};  ///< "Checker play"; empty of the summary.
    std::vector<StatisticsRow> rows = {};
};

/// The numbers of a match that players ask for first; none if nothing was analyzed.
[[nodiscard]] std::vector<StatisticsRow> statistics_summary(const MatchStatistics& statistics);

/// All numbers of a match: those that `stats` prints, performance by score, in which direction the errors
/// with the cube go, and the rolls that helped each player most and least. None if nothing was analyzed.
[[nodiscard]] std::vector<StatisticsSection> all_statistics(const MatchReport& report);

/// What the option statistics of a report asks for: the summary, or all.
[[nodiscard]] std::vector<StatisticsSection> shown_statistics(const MatchReport& report);

}  // namespace gammonkit
