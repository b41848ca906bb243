#pragma once

#include "report/match_report.hpp"

#include <optional>
#include <vector>

namespace gammonkit {

/// A turn on the chart of a match, which pages and booklets draw alike: areas between a curve and the middle,
/// a stem for each error, and below it the luck of each roll.
struct ChartTurn {
    const ReportedGame* game = nullptr;
    const ReportedTurn* turn = nullptr;
    double place = 0;                   ///< From the left edge, 0, to the right one, 1.
    std::optional<double> chance = {};  ///< See ReportedTurn.
    /// The worst of its decisions if that was bad, and how long its stem is, from 0 to 1.
    const DecisionError* blunder = nullptr;
    double stem = 0;
    double luck = 0;  ///< From -1 to 1, which was very good for the first player.
};

/// All turns of a match, in their order.
[[nodiscard]] std::vector<ChartTurn> chart_turns(const MatchReport& report);

/// What the length of stems means: "the longest bars stand for 10% or more".
[[nodiscard]] std::string stem_legend(const MatchReport& report);

/// How many they are.
[[nodiscard]] std::size_t count_turns(const MatchReport& report);

/// Those with a chance: the points of the curve. Fewer than two are no chart.
[[nodiscard]] std::vector<ChartTurn> charted_turns(const MatchReport& report);

/// Where a turn stands, from 0 to 1; turns are counted through all games.
[[nodiscard]] double place_on_chart(const MatchReport& report, std::size_t number);

/// Where each game begins, from 0 to 1.
[[nodiscard]] std::vector<double> game_places(const MatchReport& report);

}  // namespace gammonkit
