#pragma once

#include "model/decisions/thresholds.hpp"

namespace gammonkit {

/// What counts, and for what. The defaults are those of the programs that the numbers are named after.
struct CountingRules {
    /// Of marks; those in the record are not looked at. Nothing: `usual_thresholds` of the match.
    std::optional<MarkThresholds> thresholds = {};
    /// GNU Backgammon: a cube decision not to double counts if less than this, in EMG, is between doubling
    /// and not doubling.
    double close_cube = 0.16;
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
    friend bool operator==(const CountingRules&, const CountingRules&) = default;
};

}  // namespace gammonkit
