#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A play whose equity somebody knows well.
struct ReferencePlay {
    Board board;  ///< Behind the play, seen by the opponent, who is on roll.
    /// Cubeless money equities for the player who made it, the most trusted first.
    std::vector<std::optional<double>> equities;
    /// Of the player on roll, if they are known one by one.
    std::optional<Chances> chances = {};
};

/// Plays of one roll; those that stand alone in a table are a decision of one play.
using ReferenceDecision = std::vector<ReferencePlay>;

/// Reads a table: records of rollouts (`rollout_records.hpp`), which the content tells, or tab-separated
/// columns under a line with their names; "#" begins a comment.
///
/// "post_board26" or "board26" is a board of 26 numbers: the opponent's bar, the mover's points from his ace
/// point on with the opponent's checkers as negative numbers, the mover's bar. Equities come from the first
/// of these that there are: "roll_equity"; "eq_cubeless"; "gnubg_3ply" and "gnubg_2ply"; the five chances
/// "roll_win", "roll_wg", "roll_wbg", "roll_lg", "roll_lbg". Rows with the same number in "decision" belong
/// together; negative ones, or no such column, mean a play alone.
[[nodiscard]] Result<std::vector<ReferenceDecision>> read_decisions(std::string_view table);

/// Reads a board of 26 numbers, as tables of decisions have it: the opponent's bar, the mover's points from
/// his ace point on with the opponent's checkers as negative numbers, the mover's bar. The result is seen by
/// the opponent. Nothing if it is no board, or a side has more than 15 checkers; those that are missing are
/// off.
[[nodiscard]] std::optional<Board> board_from_26(std::string_view text);

/// A line of a text, counted from 1.
struct TableLine {
    std::size_t number;
    std::string_view text;
};

/// The lines of a table, its heading the first: without empty ones and those that begin with "#".
[[nodiscard]] std::vector<TableLine> table_lines(std::string_view table);

}  // namespace gammonkit
