#pragma once

#include "model/decisions/thresholds.hpp"

namespace gammonkit {

/// What counts, and for what. The defaults are those of the programs that the numbers are named after.
struct CountingRules {
    MarkThresholds thresholds = {};  ///< Of marks; those in the record are not looked at.
    /// GNU Backgammon: a cube decision not to double counts if less than this, in EMG, is between doubling
    /// and not doubling.
    double close_cube = 0.16;
    /// Performance rating: a cube decision counts if no more than this is between its sides.
    double relevant_cube = 0.200;
    /// Performance rating: a play counts if at least this is between the best and the worst candidate.
    double relevant_spread = 0.001;
    /// Performance rating: by how much the error counts in matches of one point.
    double one_point_factor = 1.5;
    /// The error based rating of a player who makes no errors (GNU Backgammon's rating offset).
    double rating_offset = 2050;
    /// How many of the biggest errors are named for each player.
    int biggest_errors = 10;
    friend bool operator==(const CountingRules&, const CountingRules&) = default;
};

}  // namespace gammonkit
