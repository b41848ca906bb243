#pragma once

#include "analysis/bearoff/two_sided_table.hpp"

#include <string_view>

namespace gammonkit::bearoff {

/// What choosing plays by a table loses.
struct DecisionScore {
    int decisions = 0;
    int out_of_reach =
        0;  ///< Decisions of which the table does not know all plays; they are not counted else.
    double error_rate = 0;  ///< Mean equity lost a decision, times 1000, without the cube.
    double own_cube = 0;    ///< The same with the mover's cube, with a centered cube, with his opponent's.
    double centered = 0;
    double other_cube = 0;
};

/// Lets a table choose plays, and compares what they are worth with what the best are worth, by lines of
/// columns parted by tabs. A first line names them: "decision" is equal for all plays of a roll;
/// "post_board26" is the board after a play as 26 numbers, the mover's checkers positive: the opponent's bar,
/// the mover's points 1 to 24, his bar; "eq_cubeless", "eq_cube_mover", "eq_cube_centred" and
/// "eq_cube_opponent" are worths to the mover. Lines that begin with # say nothing. Fails on anything else.
[[nodiscard]] Result<DecisionScore> score_decisions(const TwoSidedTable& table, std::string_view lines);

}  // namespace gammonkit::bearoff
