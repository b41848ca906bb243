#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace gammonkit {

/// A line of a text, counted from 1.
struct TableLine {
    std::size_t number;
    std::string_view text;
};

/// The lines of a table, its heading the first: without empty ones and those that begin with "#".
[[nodiscard]] std::vector<TableLine> table_lines(std::string_view table);

}  // namespace gammonkit
