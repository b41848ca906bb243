#pragma once

#include "model/position.hpp"

#include <cstdint>

namespace gammonkit {

/// Points of one side: bit n stands for point n of that side's own numbering, 1 to 24.
using PointSet = std::uint32_t;

/// The set of this point alone.
[[nodiscard]] constexpr PointSet only(int point)
{
    return PointSet{1} << static_cast<unsigned>(point);
}

/// The points from `low` to `high`.
[[nodiscard]] constexpr PointSet points_between(int low, int high)
{
    return (only(high + 1) - 1) & ~(only(low) - 1);
}

/// The opponent's home board.
inline constexpr PointSet kFarHome = points_between(19, 24);

/// The most of these points in a row.
[[nodiscard]] int longest_run(PointSet points);

/// How the checkers of one side stand. Terms: bkgm.com, "Glossary of Backgammon Terms"; where it leaves the
/// bounds open they are ours, and docs/structure.md tells them.
struct SideStructure {
    PointSet made = 0;   ///< Points with two checkers or more.
    int prime = 0;       ///< The most made points in a row.
    int back = 0;        ///< Checkers in the opponent's home board and on the bar.
    int bar = 0;         ///< Checkers on the bar.
    int off = 0;         ///< Checkers borne off.
    int blots = 0;       ///< Points with one checker.
    int home_blots = 0;  ///< Those among them in the side's own home board.
    int builders =
        0;  ///< Checkers on points 6 to 12 that hold no point: single ones, and the third and more.
    /// Pips that the checkers on points 7 to 18 can play until they stand on the 6 point: so long nothing at
    /// home and no anchor has to be broken up.
    int timing = 0;

    [[nodiscard]] PointSet anchors() const { return made & kFarHome; }
};

[[nodiscard]] SideStructure structure_of(const Side& side);

/// Whether a side has nothing to play with but what holds its points: at least three points up to its 18
/// point are made, and none of them has a third checker.
[[nodiscard]] bool is_stripped(const Side& side);

/// The most of these points that stand within six, as many as the longest prime has.
[[nodiscard]] int most_within_six(PointSet points);

}  // namespace gammonkit
