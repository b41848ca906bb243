#pragma once

#include "importers/mat/cell.hpp"

#include <cstddef>
#include <vector>

namespace gammonkit::mat {

/// A cell with the place where it stands in its line.
struct PlacedCell {
    std::string_view text;     ///< Trimmed.
    std::size_t column = 0;    ///< From 0, in characters, tabs expanded to eights.
    std::optional<Cell> cell;  ///< Nothing: not understood.
};

/// One line of a game: "  4)  Doubles => 2      Takes".
struct Row {
    std::vector<PlacedCell> cells;
};

/// Takes a line of a game apart, by the structure of what is in it, not by columns.
[[nodiscard]] Row split_row(std::string_view line);

/// The number in front of a row's ")", and what follows it; nothing if the line is no numbered row.
[[nodiscard]] std::optional<std::string_view> after_row_number(std::string_view line);

/// True for text such as "(7;1;0; ... ;)" at the beginning of `text`; its length, else 0.
[[nodiscard]] std::size_t dump_length(std::string_view text);

}  // namespace gammonkit::mat
