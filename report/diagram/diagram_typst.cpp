#include "report/diagram/diagram_writers.hpp"
#include "report/render/typst/typst_canvas.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string cells(const std::vector<std::string>& row, bool bold)
{
    std::string text;
    for (const std::string& cell : row)
        text += fmt::format("{}{}{}, ", bold ? "strong(" : "", typst_text(cell), bold ? ")" : "");
    return text + "\n";
}

std::string typst_table(const AnalysisTable& table)
{
    std::string sides;
    for (std::size_t i = 0; i < table.head.size(); ++i)
        sides += table.holds_figures(i) ? "right, " : "left, ";
    std::string text = fmt::format("{} \\\n#table(columns: {}, align: ({}), stroke: none, inset: 3pt,\n",
                                   "#" + typst_text(table.title), table.head.size(), sides);
    text += fmt::format("table.header({}),\ntable.hline(stroke: 0.5pt),\n", cells(table.head, false));
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (table.shallow == i) text += "table.hline(stroke: 0.3pt),\n";
        text += cells(table.rows[i], table.best == i);
    }
    text += ")\n";
    if (!table.verdict.empty()) text += fmt::format("#strong({})\n", typst_text(table.verdict));
    if (!table.notes.empty()) text += fmt::format("#text(size: 8pt, {})\n", typst_text(table.notes));
    return text;
}

/// As wide as it is, or as the line allows.
std::string typst_picture_of(const Diagram& diagram, const Theme& theme, int width)
{
    if (!diagram.picture.empty()) {
        return fmt::format("#layout(room => image({}, width: calc.min({}pt, room.width)))\n",
                           typst_text(diagram.picture), width);
    }
    TypstCanvas canvas;
    const double height = width / aspect_of(diagram.scene);
    paint_board(canvas, {0, 0, static_cast<double>(width), height}, diagram.scene, theme);
    return fmt::format("#layout(room => scale(calc.min(1, room.width / {}pt) * 100%, reflow: true, {}))\n",
                       width, canvas.finish(width, height));
}

}  // namespace

std::string diagram_typst(const Diagram& diagram, const Theme& theme, int width)
{
    std::string text = "#align(center, block(breakable: false)[\n#set text(size: 9pt)\n";
    if (!diagram.heading.empty()) text += fmt::format("#strong({}) \\\n", typst_text(diagram.heading));
    for (const std::string& line : diagram.lines)
        text += fmt::format("#{} \\\n", typst_text(line));
    text += typst_picture_of(diagram, theme, width);
    std::vector<std::string> ids;
    for (const std::string& identifier : identifiers_of(diagram))
        ids.push_back(fmt::format("#raw({})", typst_text(identifier)));
    if (!ids.empty()) text += joined(ids, " \\\n") + "\n";
    for (const AnalysisTable& table : tables_of(diagram))
        text += "\n" + typst_table(typeset(table));
    return text + "])\n";
}

}  // namespace gammonkit
