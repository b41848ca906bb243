#include "model/identifiers/ogid.hpp"
#include "report/diagram/diagram_writers.hpp"
#include "report/render/text_board.hpp"
#include "report/render/unicode_board.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// The identifiers, a line each.
std::string identifier_text(const Diagram& diagram)
{
    std::string text;
    for (const std::string& identifier : identifiers_of(diagram))
        text += identifier + "\n";
    return text;
}

/// OGG's identifier, which stands where there is room for a third.
std::string ogid_text(const Diagram& diagram)
{
    return diagram.contents.ids ? fmt::format("OGID={}\n", ogid(diagram.scene.state)) : "";
}

/// With gnubg's identifiers above, as gnubg draws it, and the XGID below.
std::string board_of(const Diagram& diagram)
{
    const BoardScene& scene = diagram.scene;
    const ByPlayer<std::string> names = {printable(scene.names.first), printable(scene.names.second)};
    const std::vector<std::string> identifiers = identifiers_of(diagram);
    const std::string board = draw_text_board(
        scene.state, {.names = names, .with_ids = !identifiers.empty(), .numbers = scene.view.numbers});
    return identifiers.empty() ? board : board + identifiers.front() + "\n";
}

/// The file that shows the board, or else the board in letters; with its identifiers.
std::string board_or_picture(const Diagram& diagram)
{
    return diagram.picture.empty() ? board_of(diagram) : identifier_text(diagram);
}

std::vector<std::size_t> widths_of(const AnalysisTable& table)
{
    std::vector<std::size_t> widths;
    for (const std::string& cell : table.head)
        widths.push_back(columns_of(cell));
    for (const std::vector<std::string>& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], columns_of(row[i]));
    }
    return widths;
}

std::string aligned(const std::vector<std::string>& row, const std::vector<std::size_t>& widths)
{
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
        line += row[i] + std::string(widths[i] - columns_of(row[i]) + 2, ' ');
    return std::string(trimmed_right(line)) + "\n";
}

/// Columns of fixed-width letters; the best choice has an arrow.
std::string table_text(const AnalysisTable& table)
{
    const std::vector<std::size_t> widths = widths_of(table);
    std::string text = table.title + "\n   " + aligned(table.head, widths);
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        text += (table.best == i ? "-> " : "   ") + aligned(table.rows[i], widths);
    if (!table.verdict.empty()) text += table.verdict + "\n";
    return table.settings.empty() ? text : text + table.settings + "\n";
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
    for (const std::string& line : {table.verdict, table.settings}) {
        if (!line.empty()) text += fmt::format("\n{}\n", markdown_text(line));
    }
    return text;
}

std::string tables_text(const Diagram& diagram)
{
    std::string text;
    for (const AnalysisTable& table : tables_of(diagram))
        text += "\n" + table_text(table);
    return text;
}

/// Square brackets would begin a tag, even in names on boards.
std::string without_brackets(std::string text)
{
    std::ranges::replace(text, '[', '(');
    std::ranges::replace(text, ']', ')');
    return text;
}

/// What stands above the board, as it is.
std::string heading_text(const Diagram& diagram)
{
    std::string text = diagram.heading.empty() ? "" : printable(diagram.heading) + "\n";
    for (const std::string& line : diagram.lines)
        text += printable(line) + "\n";
    return text.empty() ? text : text + "\n";
}

}  // namespace

std::string bbcode_text(std::string_view text)
{
    return without_brackets(printable(text));
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

std::string board_with_tables(const Diagram& diagram)
{
    return board_of(diagram) + tables_text(diagram);
}

std::string diagram_text(const Diagram& diagram)
{
    const std::string picture = diagram.picture.empty() ? "" : printable(diagram.picture) + "\n";
    return heading_text(diagram) + picture + board_or_picture(diagram) + ogid_text(diagram) +
           tables_text(diagram);
}

std::string diagram_unicode(const Diagram& diagram)
{
    const BoardScene& scene = diagram.scene;
    return heading_text(diagram) +
           draw_unicode_board(scene.state, {.names = scene.names, .view = scene.view, .words = scene.words}) +
           identifier_text(diagram) + ogid_text(diagram) + tables_text(diagram);
}

std::string diagram_bbcode(const Diagram& diagram)
{
    std::string heading =
        diagram.heading.empty() ? "" : fmt::format("[b]{}[/b]\n", bbcode_text(diagram.heading));
    for (const std::string& line : diagram.lines)
        heading += bbcode_text(line) + "\n";
    const std::string& file = diagram.picture;
    if (!file.empty()) heading += fmt::format("[img]{}[/img]\n", percent_encoded(file));
    const std::string code = board_or_picture(diagram) + tables_text(diagram);
    return code.empty() ? heading : fmt::format("{}[code]\n{}[/code]\n", heading, without_brackets(code));
}

std::string diagram_markdown(const Diagram& diagram)
{
    std::string text =
        diagram.heading.empty() ? "" : fmt::format("**{}**\n\n", markdown_text(diagram.heading));
    for (const std::string& line : diagram.lines)
        text += markdown_text(line) + "\n\n";
    const std::string& file = diagram.picture;
    if (!file.empty())
        text += fmt::format("![{}]({})\n\n", markdown_text(diagram.heading), percent_encoded(file));
    const std::string board = board_or_picture(diagram);
    if (!board.empty()) text += fmt::format("```text\n{}```\n", board);
    for (const AnalysisTable& table : tables_of(diagram))
        text += markdown_table(table);
    return text;
}

}  // namespace gammonkit
