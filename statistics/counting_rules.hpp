#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace gammonkit {

/// From which size on an error or a piece of luck gets a mark; both in EMG. A mark whose threshold is that of
/// the next worse one is never given: eXtreme Gammon knows two.
struct Thresholds {
    double doubtful = 0.030;  ///< An error greater than this is doubtful.
    double bad = 0.060;
    double very_bad = 0.120;
    double lucky = 0.300;  ///< Luck greater than this is lucky; below its negative, unlucky.
    double very_lucky = 0.600;
    friend bool operator==(const Thresholds&, const Thresholds&) = default;
};

/// Thresholds that people know by a name.
struct ThresholdPreset {
    std::string_view id;
    std::string_view title;
    Thresholds thresholds;
};

/// "gnubg" (the default of GNU Backgammon 1.07), "gnubg-manual" (what its manual says), "xg".
[[nodiscard]] std::span<const ThresholdPreset> threshold_presets();
[[nodiscard]] std::optional<Thresholds> thresholds_from(std::string_view id);

/// What counts, and for what. The defaults are those of the programs that the numbers are named after.
struct CountingRules {
    Thresholds thresholds = {};
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
