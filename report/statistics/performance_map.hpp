#pragma once

#include "decisions/statistics/statistics.hpp"
#include "support/languages/translator.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// The performance rating of one player by the score at which decisions fell: a row for the points that the
/// player needs, a column for those that the opponent needs; "Cr" in the Crawford game, 1 after it.
struct PerformanceMap {
    struct Row {
        std::string name = {};
        std::vector<std::optional<Performance>> cells = {};  ///< As many as columns; those that came up.
    };
    std::string title = {};
    std::vector<std::string> columns = {};
    std::vector<Row> rows = {};
};

/// Of all scores that came up in a match; nothing of a money session, or where there was one score only.
[[nodiscard]] std::optional<PerformanceMap> performance_map(const MatchStatistics& statistics, Player player,
                                                            const Translator& words = {});

/// Of both players by their own game plans, as model/structure/game_plan.hpp has them: a row for each plan
/// that came up, a column for each player; nothing if no decision counts.
[[nodiscard]] std::optional<PerformanceMap> plan_map(const MatchStatistics& statistics,
                                                     const Translator& words = {});

/// Of both players by how long they took: a row for each pace (`Pace`); nothing if no times are known.
[[nodiscard]] std::optional<PerformanceMap> pace_map(const MatchStatistics& statistics,
                                                     const Translator& words = {});

/// "8.43 (12)": the rating and by how many decisions; empty where there are none.
[[nodiscard]] std::string performance_text(const std::optional<Performance>& performance,
                                           const Translator& words = {});

/// The map in letters: the title, and below it a line for each row, in columns.
[[nodiscard]] std::string map_text(const PerformanceMap& map, const Translator& words = {});

}  // namespace gammonkit
