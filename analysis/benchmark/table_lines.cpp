#include "analysis/benchmark/table_lines.hpp"

#include "support/text.hpp"

namespace gammonkit {

std::vector<TableLine> table_lines(std::string_view table)
{
    std::vector<TableLine> lines;
    std::size_t number = 0;
    for (const std::string_view line : split(table, '\n')) {
        ++number;
        if (!line.empty() && !line.starts_with('#')) lines.push_back({.number = number, .text = line});
    }
    return lines;
}

}  // namespace gammonkit
