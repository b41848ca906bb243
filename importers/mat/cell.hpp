#pragma once

#include "support/source_text.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::mat {

/// What a cell of a row says, in any dialect's words.
enum class CellKind { roll, doubles, takes, drops, beavers, raccoons, wins, loses, resigns, unplayed };

/// One cell, understood as far as it can be without knowing the board.
struct Cell {
    CellKind kind = CellKind::roll;
    int first_die = 0;  ///< Any digit: "00:" comes from real files.
    int second_die = 0;
    std::optional<int> number = {};  ///< The stake of a double, the points of a win or loss.
    std::string_view rest = {};      ///< Behind the colon of a roll, or behind the word; trimmed.
};

/// True if a cell's word ("Doubles", "Wins" ...) begins at the beginning of `text`.
[[nodiscard]] bool begins_with_cell_word(std::string_view text);

/// True if a roll ("52:") begins at the beginning of `text`.
[[nodiscard]] bool begins_with_roll(std::string_view text);

/// Parses one cell, all of `text` (a view into `source`); nothing if it is none.
[[nodiscard]] std::optional<Cell> parse_cell(std::string_view text);

}  // namespace gammonkit::mat
