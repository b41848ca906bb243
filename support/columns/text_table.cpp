#include "support/columns/text_table.hpp"

#include "support/letters/letters.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Of words, which go on below, a few have room.
constexpr std::size_t kNarrowest = 12;

/// What stands in a cell that is so wide.
std::vector<std::string> lines_of(const std::string& text, std::size_t width)
{
    if (columns_of(text) <= width || width == 0) return {text};
    std::vector<std::string> lines;
    const std::string paragraph = wrapped(text, 0, width);
    for (std::string_view line : split(paragraph, '\n')) {
        while (!line.empty())
            lines.emplace_back(take_columns(line, width));
    }
    return lines;
}

}  // namespace

std::string TextTable::text(std::size_t width, std::string_view all_in) const
{
    const Layout layout = layout_for(width);
    std::string text = heading_line(layout);
    for (const std::vector<std::string>& row : rows_)
        text += line(row, layout);
    return text + what_is_left_out(layout, all_in);
}

std::string TextTable::headings(std::size_t width) const
{
    return heading_line(layout_for(width));
}

std::string TextTable::line(const std::vector<std::string>& row, std::size_t width) const
{
    return line(row, layout_for(width));
}

std::string TextTable::what_is_left_out(std::size_t width, std::string_view all_in) const
{
    return what_is_left_out(layout_for(width), all_in);
}

/// The columns that have room, after those that tell least have gone and with the widest of the others made
/// narrower.
TextTable::Layout TextTable::layout_for(std::size_t width) const
{
    Layout layout{.wraps = width > 0};
    std::vector<Shown>& columns = layout.columns;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        if (is_known(i)) columns.push_back({.column = i, .width = widest(i, width)});
    }
    const auto rank = [&](const Shown& each) { return columns_[each.column].rank; };
    const auto words = [&](const Shown& each) { return columns_[each.column].at_right ? 0 : each.width; };
    while (width > 0 && total(columns) > width) {
        const auto last = std::ranges::max_element(columns, {}, rank);
        if (last != columns.end() && rank(*last) > 0) {
            columns.erase(last);
            continue;
        }
        const auto widest = std::ranges::max_element(columns, {}, words);
        if (widest == columns.end() || words(*widest) <= kNarrowest) break;
        --widest->width;
    }
    return layout;
}

std::size_t TextTable::widest(std::size_t column, std::size_t room) const
{
    const bool needs_least = room == 0 || rows_.empty();
    std::size_t width =
        std::max(needs_least ? columns_[column].least : 0, columns_of(columns_[column].heading));
    for (const std::vector<std::string>& row : rows_)
        width = std::max(width, columns_of(row[column]));
    return width;
}

bool TextTable::is_known(std::size_t column) const
{
    const auto says = [&](const std::vector<std::string>& row) { return row[column] != "-"; };
    return !columns_[column].only_if_known || std::ranges::any_of(rows_, says);
}

std::size_t TextTable::total(const std::vector<Shown>& columns) const
{
    std::size_t sum = 0;
    for (const Shown& each : columns)
        sum += each.width == 0 ? 0 : each.width + gap_;
    return sum > gap_ ? sum - gap_ : 0;
}

std::string TextTable::heading_line(const Layout& layout) const
{
    std::vector<std::string> names;
    for (const TextColumn& column : columns_)
        names.push_back(column.heading);
    return std::ranges::all_of(names, &std::string::empty) ? "" : line(names, layout);
}

std::string TextTable::line(const std::vector<std::string>& row, const Layout& layout) const
{
    std::vector<std::vector<std::string>> cells;
    std::size_t lines = 1;
    for (const auto& [column, width] : layout.columns) {
        cells.push_back(layout.wraps ? lines_of(row[column], width) : std::vector{row[column]});
        lines = std::max(lines, cells.back().size());
    }
    std::string text;
    for (std::size_t i = 0; i < lines; ++i) {
        std::string line;
        std::size_t end = 0;
        for (std::size_t at = 0; at < cells.size(); ++at) {
            const auto& [column, width] = layout.columns[at];
            if (width == 0) continue;
            line.append(end - std::min(end, columns_of(line)), ' ');
            end = columns_of(line) + width + gap_;
            const std::string cell = i < cells[at].size() ? cells[at][i] : "";
            if (columns_[column].at_right) line.append(width - std::min(width, columns_of(cell)), ' ');
            line += cell;
            end = std::max(end, columns_of(line) + gap_);
        }
        text += fmt::format("{}\n", trimmed_right(line));
    }
    return text;
}

std::string TextTable::what_is_left_out(const Layout& layout, std::string_view all_in) const
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        if (is_known(i) && std::ranges::find(layout.columns, i, &Shown::column) == layout.columns.end())
            names.push_back(columns_[i].heading);
    }
    return names.empty()
               ? std::string()
               : fmt::format("not shown at this width: {}; {} has all\n", joined(names, ", "), all_in);
}

std::string_view take_columns(std::string_view& text, std::size_t columns)
{
    std::string_view rest = text;
    std::size_t used = 0;
    while (!rest.empty()) {
        std::string_view next = rest;
        used += columns_of_letter(take_character(next));
        if (used > columns && rest.size() < text.size()) break;
        rest = next;
    }
    const std::string_view taken = text.substr(0, text.size() - rest.size());
    text = rest;
    return taken;
}

std::string shortened(std::string_view text, std::size_t columns)
{
    if (columns_of(text) <= columns) return std::string(text);
    return columns == 1 ? "…" : fmt::format("{}…", take_columns(text, columns - 1));
}

}  // namespace gammonkit
