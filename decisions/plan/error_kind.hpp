#pragma once

#include "decisions/reasons/reasons.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace gammonkit {

/// What went wrong, so coarsely that a player's errors of one kind can be counted: of a play by the kind of
/// its first reason, of the cube by the direction of the mistake. docs/plan.md has the list.
enum class ErrorKind : std::uint8_t {
    shots,          ///< More rolls hit, or hit twice.
    hit,            ///< Fewer checkers are hit.
    points,         ///< A point is not made, or given up.
    anchor,         ///< The same of an anchor, or the checkers on the 24 point stay.
    block,          ///< The block is weaker, or lets the opponent escape.
    back,           ///< More checkers stay back, or get out with fewer rolls.
    stack,          ///< Checkers are stacked, or dead.
    aim,            ///< Fewer own rolls would hit.
    wastage,        ///< In a race pips are wasted.
    gammons,        ///< More gammons are lost, or fewer won.
    play,           ///< A play of which no reason is known.
    missed_double,  ///< Not doubled, whether the opponent would take or pass.
    early_double,   ///< Doubled too early.
    too_good,       ///< Doubled where to play on is worth more.
    wrong_take,
    wrong_pass,
    any_play,  ///< Of families: those plays that are too few of each kind.
    any_cube   ///< The same of the cube.
};

/// "shots", "missed-double" ...: names are stable.
[[nodiscard]] std::string_view to_string(ErrorKind kind);
/// "shots left", "missed doubles" ..., to be translated.
[[nodiscard]] std::string_view title_of(ErrorKind kind);

/// The kind of an error with these reasons, the most telling first.
[[nodiscard]] ErrorKind error_kind(const DecisionError& judged, const std::vector<Reason>& reasons);

}  // namespace gammonkit
