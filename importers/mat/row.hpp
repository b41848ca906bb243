#pragma once

#include "importers/mat/cell.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace gammonkit::mat {

/// A cell with the place where it stands in its line.
struct PlacedCell {
    std::string_view text;          ///< Trimmed.
    std::size_t column = 0;         ///< From 0, in characters, tabs expanded to eights.
    std::optional<Cell> cell = {};  ///< Nothing: not understood.
};

/// The cells of one line.
using Row = std::span<const PlacedCell>;

/// Takes a line of a game such as "  4)  Doubles => 2      Takes" apart, by the structure of what is in it,
/// not by columns, and adds its cells to `cells`.
void split_row(std::string_view line, std::vector<PlacedCell>& cells);

/// What follows the number in front of a row, "4)" or "4."; nothing if the line is no numbered row.
[[nodiscard]] std::optional<std::string_view> after_row_number(std::string_view line);

}  // namespace gammonkit::mat
