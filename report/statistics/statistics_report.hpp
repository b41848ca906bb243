#pragma once

#include "decisions/statistics/statistics.hpp"
#include "support/languages/translator.hpp"
#include "support/wrap.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// One match with its statistics, and where it comes from.
struct StatisticsReport {
    std::string file = {};
    std::size_t number = 1;        ///< Which match of the file, from 1.
    std::size_t of = 1;            ///< How many matches the file holds.
    const Match* match = nullptr;  ///< Not null; outlives this.
    MatchStatistics statistics = {};
    Translator words = {};  ///< The language of texts for people.
    /// By which the reasons of errors are found; null: none are told.
    const MatchEquityTable* table = nullptr;
};

/// Which parts are shown besides the match.
struct StatisticsLayout {
    bool games = false;      ///< Each game after the match.
    bool decisions = false;  ///< Every decision, counted or not, instead of the numbers.
    /// Columns that there are for text. Where the usual ones do not fit into so many, they become narrower;
    /// 0: that does not matter.
    std::size_t width = 0;
};

/// "match.sgf: Ann - Bob, 7 points, 5 games".
[[nodiscard]] std::string heading_of(const StatisticsReport& report);

/// "g2-17", or "m3-g2-17" where the file holds several matches.
[[nodiscard]] std::string place_of(const StatisticsReport& report, const Decision& decision);

/// Two columns, one for each player.
[[nodiscard]] std::string statistics_text(const StatisticsReport& report, const StatisticsLayout& layout);

/// A line for each decision, with what it counts for or why it does not. Not wider than `width`: see
/// TextTable.
[[nodiscard]] std::string decisions_text(const StatisticsReport& report, std::size_t width = 0);

/// The same for programs, as an object: docs/statistics.md. Where every decision is shown, marked errors have
/// their reasons.
[[nodiscard]] std::string statistics_json(const StatisticsReport& report, const StatisticsLayout& layout);

/// The names of the columns, and a row for each player: of the match, and then of each game.
[[nodiscard]] std::string statistics_csv_names(StatisticsRules rules = StatisticsRules::gnubg);
[[nodiscard]] std::string statistics_csv(const StatisticsReport& report, const StatisticsLayout& layout);

/// A name, and what is said of it, wrapped.
[[nodiscard]] std::string explained_item(std::string_view name, std::string_view text, std::size_t width);

/// Every figure with its formula and whose it is, and the rules of counting. `thresholds` stands before the
/// names of known thresholds: how whoever reads this asks for them. No line is longer than `width`.
[[nodiscard]] std::string statistics_explained(const CountingRules& counting,
                                               std::string_view thresholds = "thresholds",
                                               std::size_t width = kTextWidth);

}  // namespace gammonkit
