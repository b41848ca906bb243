#pragma once

#include "model/player.hpp"
#include "model/position.hpp"

#include <optional>

namespace gammonkit {

/// Pips that a roll takes on the average.
inline constexpr double kPipsPerRoll = 49.0 / 6.0;

/// The pips of a side that wastes none and needs as many rolls on the average: the effective pip count.
/// Source: Walter Trice, "Effective Pip Count", 2000; the gnubg manual, "What does epc mean?".
[[nodiscard]] constexpr double effective_pips(double mean_rolls)
{
    return mean_rolls * kPipsPerRoll;
}

/// What it takes one side to bear off, if it meets nobody any more and plays for the fewest rolls.
struct RaceEffort {
    int pips = 0;
    double rolls = 0;      ///< On the average.
    bool is_exact = true;  ///< Else an estimate, because a checker stands outside the home board.

    /// The effective pip count (EPC).
    [[nodiscard]] double effective_pips() const { return gammonkit::effective_pips(rolls); }
    /// Pips that rolls will not use.
    [[nodiscard]] double wastage() const { return effective_pips() - pips; }
};

/// Exact to 0.001 pips if all checkers are home or off. Else an estimate from what is wasted with the
/// checkers outside on the high points of the home board, and from how far away they are. It was fitted to
/// the exact table of 9 points and to games played from further away; docs/race.md tells its error, a third
/// of a pip on the average. At most 15 checkers.
[[nodiscard]] RaceEffort race_effort(const Side& side);

/// That of both, if no checker can be hit any more and nobody has won; else nothing.
[[nodiscard]] std::optional<ByPlayer<RaceEffort>> race_efforts(const Position& position);

/// The number of a side whose checkers are all home or off, 15 at most, in the order of bearoff tables: 0 if
/// all are off, and less after each play than before. With T(i) checkers on point i or higher, it is the sum
/// over the six points of binomial(6 - i + T(i), 7 - i). Nothing if a checker stands outside.
[[nodiscard]] std::optional<int> home_number(const Side& side);

/// How many sides have a number.
inline constexpr int kHomeNumbers = 54264;

/// The units of the table that comes with GammonKit (model/race/mean_rolls.table: so many times two bytes,
/// the low one first): 4096 are one roll.
inline constexpr double kMeanRollUnits = 4096;

/// How many rolls the side of this number needs on the average, if it plays for the fewest: to 0.00013.
[[nodiscard]] double mean_rolls(int home_number);

}  // namespace gammonkit
