#pragma once

#include "model/decisions/thresholds.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace gammonkit {

/// Whose rules statistics follow where they differ.
enum class StatisticsRules : std::uint8_t {
    gnubg,   ///< GNU Backgammon 1.07, found by asking it.
    manual,  ///< Its manual, which tells of an older version.
    xg       ///< eXtreme Gammon: what counts in its performance rating counts in all rates.
};
/// "1.07", "manual", "xg".
[[nodiscard]] std::string_view to_string(StatisticsRules rules);
[[nodiscard]] std::optional<StatisticsRules> statistics_rules_named(std::string_view name);

/// What counts, and for what. The defaults are those of the programs that the numbers are named after.
struct CountingRules {
    StatisticsRules rules = StatisticsRules::gnubg;
    /// Of marks; those in the record are not looked at. Nothing: `usual_thresholds` of the match.
    std::optional<MarkThresholds> thresholds = {};
    /// A cube decision not to double counts if less than this, in EMG, is between doubling and not doubling;
    /// by the manual also in positions that are too good. The rules of eXtreme Gammon have `relevant_cube`.
    double close_cube = 0.16;
    /// By the manual: from this equity on, in EMG, a wrong decision not to double, or to double, is one
    /// around the too good point, and below it around the double point.
    double too_good_line = 0.95;
    /// Performance rating: not to double counts if it was wrong, or no more than this is between its sides.
    /// A double, a take or a drop that was made always counts.
    double relevant_cube = 0.200;
    /// Performance rating: a play counts if at least this is between the best and the worst candidate. Found
    /// by matches of which eXtreme Gammon's counts are known: 0.00016 counts, 0.000084 does not.
    double relevant_spread = 0.0001;
    /// Performance rating: by how much the error counts in matches of one point.
    double one_point_factor = 1.5;
    /// The error based rating of a player who makes no errors (GNU Backgammon's rating offset).
    double rating_offset = 2050;
    /// How many of the biggest errors are named for each player.
    int biggest_errors = 10;
    /// Whether dice are counted, too. For histories of players nobody asks, and shots take half as long as
    /// all the rest.
    bool dice = true;
    friend bool operator==(const CountingRules&, const CountingRules&) = default;
};

/// All that these rules say, marks included; those of GNU Backgammon leave marks to the match.
[[nodiscard]] CountingRules counting_by(StatisticsRules rules);

}  // namespace gammonkit
