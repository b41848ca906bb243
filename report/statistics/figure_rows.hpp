#pragma once

#include "analysis/statistics/figures.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// One line of statistics: what it is, and what it is of each player as text, empty where it is not known.
struct StatisticsRow {
    std::string name;
    ByPlayer<std::string> cells;
};

/// All figures of a section over a span of a match, as `stats` prints them, without those that say nothing of
/// either player; nothing if the section was not analyzed.
[[nodiscard]] std::optional<std::vector<StatisticsRow>>
figure_rows(const MatchStatistics& statistics, const SpanStatistics& span, FigureSection section);

/// "3-away, 5-away, Crawford": a score as its player sees it.
[[nodiscard]] std::string score_text(const PerformanceAtScore& score);

}  // namespace gammonkit
