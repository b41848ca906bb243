#include "exporters/diagram/diagram_plain.hpp"

#include "model/xgid.hpp"
#include "render/text_board.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string board_of(const BoardScene& scene)
{
    const ByPlayer<std::string> names = {printable(scene.names.first), printable(scene.names.second)};
    return draw_text_board(scene.state, {.names = names}) + xgid(scene.state) + "\n";
}

std::vector<std::size_t> widths_of(const AnalysisTable& table)
{
    std::vector<std::size_t> widths;
    for (const std::string& cell : table.head)
        widths.push_back(code_points(cell));
    for (const std::vector<std::string>& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], code_points(row[i]));
    }
    return widths;
}

std::string aligned(const std::vector<std::string>& row, const std::vector<std::size_t>& widths)
{
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
        line += row[i] + std::string(widths[i] - code_points(row[i]) + 2, ' ');
    return std::string(trimmed_right(line)) + "\n";
}

/// Columns of fixed-width letters; the best choice has an arrow.
std::string table_text(const AnalysisTable& table)
{
    const std::vector<std::size_t> widths = widths_of(table);
    std::string text = table.title + "\n   " + aligned(table.head, widths);
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        text += (table.best == i ? "-> " : "   ") + aligned(table.rows[i], widths);
    return text;
}

/// Square brackets would begin a tag.
std::string bbcode_text(std::string_view text)
{
    std::string result;
    for (const char c : printable(text))
        result += c == '[' ? '(' : c == ']' ? ')' : c;
    return result;
}

/// What Markdown would read as markup becomes a character reference.
std::string markdown_text(std::string_view text)
{
    std::string result;
    for (const char c : printable(text)) {
        const bool is_markup = std::string_view("\\`*_{}[]<>#|&~").find(c) != std::string_view::npos;
        result += is_markup ? fmt::format("&#{};", static_cast<int>(c)) : std::string(1, c);
    }
    return result;
}

std::string markdown_row(const std::vector<std::string>& row, bool bold)
{
    std::string line = "|";
    for (const std::string& cell : row) {
        const std::string text = markdown_text(cell);
        line += bold && !text.empty() ? fmt::format(" **{}** |", text) : fmt::format(" {} |", text);
    }
    return line + "\n";
}

std::string markdown_table(const AnalysisTable& table)
{
    std::string text =
        fmt::format("\n{}\n\n{}|", markdown_text(table.title), markdown_row(table.head, false));
    for (std::size_t i = 0; i < table.head.size(); ++i)
        text += "---|";
    text += '\n';
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        text += markdown_row(table.rows[i], table.best == i);
    return text;
}

}  // namespace

std::string diagram_text(const Diagram& diagram)
{
    std::string text = board_of(diagram.scene);
    for (const AnalysisTable& table : tables_of(diagram))
        text += "\n" + table_text(table);
    return text;
}

std::string diagram_bbcode(const Diagram& diagram)
{
    const std::string heading =
        diagram.heading.empty() ? "" : fmt::format("[b]{}[/b]\n", bbcode_text(diagram.heading));
    return fmt::format("{}[code]\n{}[/code]\n", heading, diagram_text(diagram));
}

std::string diagram_markdown(const Diagram& diagram)
{
    const std::string heading =
        diagram.heading.empty() ? "" : fmt::format("**{}**\n\n", markdown_text(diagram.heading));
    std::string text = fmt::format("{}```text\n{}```\n", heading, board_of(diagram.scene));
    for (const AnalysisTable& table : tables_of(diagram))
        text += markdown_table(table);
    return text;
}

}  // namespace gammonkit
