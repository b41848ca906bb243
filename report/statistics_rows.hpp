#pragma once

#include "model/decisions/analysis_table.hpp"
#include "report/match_report.hpp"
#include "report/statistics/figure_rows.hpp"
#include "report/statistics/performance_map.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// Rows that belong together.
struct StatisticsSection {
    std::string title = {};  ///< "Checker play"; empty of the summary.
    std::vector<StatisticsRow> rows = {};
};

/// The numbers of a match that players ask for first; none if nothing was analyzed.
[[nodiscard]] std::vector<StatisticsRow> statistics_summary(const MatchStatistics& statistics,
                                                            const Translator& words = {});

/// The numbers of a game, with its place: "Game 2, score 3-1".
struct GameFigures {
    std::string title = {};  ///< "Game 2, score 1-0".
    std::string score = {};  ///< "2: 1–0".
    std::vector<StatisticsSection> sections = {};
};

/// All numbers of a match: those that `stats` prints, in which direction the errors with the cube go, and the
/// rolls that helped each player most and least. None if nothing was analyzed.
[[nodiscard]] std::vector<StatisticsSection> all_statistics(const MatchReport& report);

/// The performance ratings of both by score, where the report shows all figures; see performance_map.
[[nodiscard]] std::vector<PerformanceMap> shown_maps(const MatchReport& report);

/// The numbers of each game that are not zero, where the report shows all figures: none of games of which
/// nothing was analyzed, and none if there is one game only, whose numbers are those of the match.
[[nodiscard]] std::vector<GameFigures> shown_games(const MatchReport& report);

/// A figure in all games.
struct GamesRow {
    std::string name = {};
    std::vector<ByPlayer<std::string>> cells = {};  ///< One for each game; kNoFigure where it says nothing.
};

struct GamesSection {
    std::string title = {};
    std::vector<GamesRow> rows = {};
};

/// The figures of the games side by side, in the order that those of the match have, without those that say
/// nothing of this player.
[[nodiscard]] std::vector<GamesSection> side_by_side(const MatchReport& report,
                                                     const std::vector<GameFigures>& games, Player player);

/// What the option statistics of a report asks for: the summary, or all of the match.
[[nodiscard]] std::vector<StatisticsSection> shown_statistics(const MatchReport& report);

/// A section below its title and the names of both players.
[[nodiscard]] AnalysisTable table_of(const StatisticsSection& section, const MatchReport& report);
/// A map with the player's points in front of its rows; its title is left out.
[[nodiscard]] AnalysisTable table_of(const PerformanceMap& map, const Translator& words);

}  // namespace gammonkit
