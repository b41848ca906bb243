#include "model/identifiers/ogid.hpp"
#include "report/diagram/diagram_card.hpp"
#include "report/diagram/diagram_writers.hpp"
#include "report/render/text_board.hpp"
#include "report/render/unicode_board.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

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

/// Blanks behind a column: one where it tells the rank, and before the narrow column of backgammons.
std::size_t gap_behind(const std::vector<std::size_t>& widths, std::size_t column)
{
    constexpr std::size_t kNarrow = 3;
    if (column + 1 == widths.size()) return 0;
    return (column == 0 && widths[column] <= kNarrow) || widths[column + 1] <= kNarrow ? 1 : 2;
}

std::string aligned(const AnalysisTable& table, const std::vector<std::string>& row,
                    const std::vector<std::size_t>& widths)
{
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string blanks(widths[i] - columns_of(row[i]), ' ');
        line += (table.holds_figures(i) ? blanks + row[i] : row[i] + blanks) +
                std::string(gap_behind(widths, i), ' ');
    }
    return std::string(trimmed_right(line)) + "\n";
}

/// Columns of fixed-width letters; the best choice has an arrow, and a line stands above the shallow ones.
std::string table_text(const AnalysisTable& table)
{
    const std::vector<std::size_t> widths = widths_of(table);
    std::size_t width = 0;
    for (std::size_t i = 0; i < widths.size(); ++i)
        width += widths[i] + gap_behind(widths, i);
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

/// The board as it is posted: X is who sits below, and the points are numbered as he counts.
class ForumBoard {
public:
    explicit ForumBoard(const BoardScene& scene)
        : scene_(scene), bottom_(scene.view.bottom), top_(opponent(bottom_))
    {
    }

    [[nodiscard]] std::string drawn() const
    {
        constexpr int kRows = 5;
        std::string text = player_line('O', top_) + "+13-14-15-16-17-18------19-20-21-22-23-24-+\n";
        for (int row = 0; row < kRows; ++row)
            text += line(points(13, 1, row), cell('O', checkers(top_, kBar), row), points(19, 1, row));
        const std::string blank(18, ' ');
        text += line(blank, "BAR", blank);
        for (int row = kRows - 1; row >= 0; --row)
            text += line(points(12, -1, row), cell('X', checkers(bottom_, kBar), row), points(6, -1, row));
        return text + "+12-11-10--9--8--7-------6--5--4--3--2--1-+\n" + player_line('X', bottom_);
    }

private:
    static std::string line(std::string_view left, std::string_view bar, std::string_view right)
    {
        return fmt::format("|{}|{}|{}|\n", left, bar, right);
    }

    /// Five checkers at most, the fifth as a number where there are more.
    static std::string cell(char letter, int count, int row)
    {
        if (row >= count) return "   ";
        return row == 4 && count > 5 ? fmt::format("{:>2} ", count) : fmt::format(" {} ", letter);
    }

    [[nodiscard]] int checkers(Player player, Point point) const
    {
        return scene_.state.position.checkers(player, point);
    }

    [[nodiscard]] std::string points(int from, int step, int row) const
    {
        std::string text;
        for (int number = from; number != from + 6 * step; number += step) {
            const Point point(number);
            const int own = checkers(bottom_, point);
            text += own > 0 ? cell('X', own, row) : cell('O', checkers(top_, point.mirrored()), row);
        }
        return text;
    }

    [[nodiscard]] std::string player_line(char letter, Player player) const
    {
        const GameState& state = scene_.state;
        const std::string length = state.rules.is_money() ? "" : fmt::format("/{}", state.rules.length);
        std::string text =
            fmt::format("{}: {} · {}{} · {}", letter, printable(scene_.names[player]), state.score[player],
                        length, scene_.words.say("{0} pips", state.position.pip_count(player)));
        if (state.cube.owner == player) text += " · " + scene_.words.say("cube {0}", state.cube.value);
        return text + "\n";
    }

    const BoardScene& scene_;
    Player bottom_;
    Player top_;
};

std::string tables_text(const Diagram& diagram)
{
    std::string text;
    for (const AnalysisTable& table : tables_of(diagram))
        text += "\n" + table_text(with_minus(table));
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
    std::string code = is_drawn ? ForumBoard(diagram.scene).drawn() : "";
    if (is_drawn && diagram.heading.empty()) code += printable(question_of(diagram.scene)) + "\n";
    code += tables_text(diagram);
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
