#include "model/identifiers/ogid.hpp"
#include "report/diagram/diagram_writers.hpp"
#include "report/render/text_board.hpp"
#include "report/render/unicode_board.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

namespace gammonkit {
namespace {

std::string board_of(const Diagram& diagram)
{
    const BoardScene& scene = diagram.scene;
    const ByPlayer<std::string> names = {printable(scene.names.first), printable(scene.names.second)};
    return draw_text_board(scene.state,
                           {.names = names, .with_ids = diagram.contents.ids, .numbers = scene.view.numbers});
}

std::string unicode_board_of(const Diagram& diagram)
{
    const BoardScene& scene = diagram.scene;
    return draw_unicode_board(scene.state, {.names = scene.names, .view = scene.view, .words = scene.words});
}

/// The identifiers, but for gnubg's where the board in letters has them.
std::vector<std::string> shown_identifiers(const Diagram& diagram, bool with_gnubg)
{
    std::vector<std::string> identifiers = identifiers_of(diagram);
    if (!with_gnubg && !identifiers.empty()) identifiers.pop_back();
    return identifiers;
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

std::string aligned(const AnalysisTable& table, const std::vector<std::string>& row,
                    const std::vector<std::size_t>& widths)
{
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string blanks(widths[i] - columns_of(row[i]), ' ');
        line += (table.holds_figures(i) ? blanks + row[i] : row[i] + blanks) + "  ";
    }
    return std::string(trimmed_right(line)) + "\n";
}

/// Columns of fixed-width letters; the best choice has an arrow, and a line stands above the shallow ones.
std::string table_text(const AnalysisTable& table)
{
    const std::vector<std::size_t> widths = widths_of(table);
    const std::size_t width = std::accumulate(widths.begin(), widths.end(), 2 * widths.size() - 2);
    std::string text = table.title + "\n   " + aligned(table, table.head, widths);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (table.shallow == i) text += "   " + std::string(width, '-') + "\n";
        text += (table.best == i ? "-> " : "   ") + aligned(table, table.rows[i], widths);
    }
    for (const std::string& line : {table.verdict, table.notes}) {
        if (!line.empty()) text += line + "\n";
    }
    return text;
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
        text += table.holds_figures(i) ? "---:|" : "---|";
    text += '\n';
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        // Tables of Markdown have no rules but the one below the head.
        if (table.shallow == i) text += markdown_row(std::vector(table.head.size(), std::string("—")), false);
        text += markdown_row(table.rows[i], table.best == i);
    }
    for (const std::string& line : {table.verdict, table.notes}) {
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

/// The order of all texts: the sentence, where that is, a picture, identifiers, the board, what analyses say.
std::string plain_text(const Diagram& diagram, const std::string& board, bool with_gnubg)
{
    std::string text = diagram.heading.empty() ? "" : printable(diagram.heading) + "\n";
    for (const std::string& line : diagram.lines)
        text += printable(line) + "\n";
    if (!text.empty()) text += '\n';
    if (!diagram.picture.empty()) text += printable(diagram.picture) + "\n";
    const std::vector<std::string> identifiers = shown_identifiers(diagram, with_gnubg);
    for (const std::string& identifier : identifiers)
        text += identifier + "\n";
    // OGG's stands where there is room for a third.
    if (!identifiers.empty()) text += fmt::format("OGID={}\n", ogid(diagram.scene.state));
    if (!identifiers.empty() && !board.empty()) text += '\n';
    return text + board + tables_text(diagram);
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
    std::string text;
    for (const std::string& identifier : shown_identifiers(diagram, false))
        text += identifier + "\n\n";
    return text + board_of(diagram) + tables_text(diagram);
}

std::string diagram_text(const Diagram& diagram)
{
    const bool is_drawn = diagram.picture.empty();
    return plain_text(diagram, is_drawn ? board_of(diagram) : "", !is_drawn);
}

std::string diagram_unicode(const Diagram& diagram)
{
    return plain_text(diagram, unicode_board_of(diagram), true);
}

std::string diagram_bbcode(const Diagram& diagram)
{
    std::string text =
        diagram.heading.empty() ? "" : fmt::format("[b]{}[/b]\n", bbcode_text(diagram.heading));
    for (const std::string& line : diagram.lines)
        text += bbcode_text(line) + "\n";
    const bool is_drawn = diagram.picture.empty();
    if (!is_drawn) text += fmt::format("[img]{}[/img]\n", percent_encoded(diagram.picture));
    for (const std::string& identifier : shown_identifiers(diagram, !is_drawn))
        text += identifier + "\n";
    const std::string code = (is_drawn ? board_of(diagram) : "") + tables_text(diagram);
    return code.empty() ? text : fmt::format("{}[code]\n{}[/code]\n", text, without_brackets(code));
}

std::string diagram_markdown(const Diagram& diagram)
{
    std::string text =
        diagram.heading.empty() ? "" : fmt::format("**{}**\n\n", markdown_text(diagram.heading));
    for (const std::string& line : diagram.lines)
        text += markdown_text(line) + "\n\n";
    const bool is_drawn = diagram.picture.empty();
    if (!is_drawn)
        text +=
            fmt::format("![{}]({})\n\n", markdown_text(diagram.heading), percent_encoded(diagram.picture));
    for (const std::string& identifier : shown_identifiers(diagram, !is_drawn))
        text += fmt::format("`{}`\n\n", identifier);
    if (is_drawn) text += fmt::format("```text\n{}```\n", board_of(diagram));
    for (const AnalysisTable& table : tables_of(diagram))
        text += markdown_table(typeset(table));
    return text;
}

}  // namespace gammonkit
