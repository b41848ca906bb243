#include "report/pdf/pages.hpp"
#include "report/render/fitted_text.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <numeric>

namespace gammonkit::pdf {
namespace {

TextStyle style_of(const TableStyle& style, bool bold)
{
    return {.color = kInk, .size = style.size, .bold = bold};
}

/// What each column needs, or as the style says.
std::vector<double> widths_of(const Canvas& canvas, const AnalysisTable& table, const TableStyle& style)
{
    std::vector<double> widths = style.widths;
    if (!widths.empty()) {
        widths.resize(table.head.size(), widths.back());
        return widths;
    }
    for (const std::string& cell : table.head)
        widths.push_back(canvas.text_width(cell, style_of(style, style.head_is_bold)) + style.gap);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        for (std::size_t column = 0; column < table.rows[i].size() && column < widths.size(); ++column) {
            const double width =
                canvas.text_width(table.rows[i][column], style_of(style, table.best == i)) + style.gap;
            widths[column] = std::max(widths[column], width);
        }
    }
    return widths;
}

void add_row(Flow& flow, const AnalysisTable& table, const std::vector<std::string>& cells,
             const std::vector<double>& widths, const TableStyle& style, bool bold,
             std::string_view cell_type = "TD")
{
    const Tagged tagged_row(flow, "TR");
    const Box row = flow.take(leading(style.size));
    double x = row.x;
    for (std::size_t i = 0; i < cells.size() && i < widths.size(); ++i) {
        // What is a little too wide for its column may use the gap.
        const double room = std::min(widths[i], row.right() - x) - 0.2 * style.gap;
        TextStyle text = style_of(style, bold);
        const std::string cell = fitted_text(flow.canvas(), one_line(cells[i]), text, room);
        double begin = x;
        if (table.holds_figures(i)) {
            text.anchor = Anchor::end;
            begin += widths[i] - style.gap;
        }
        const Tagged tagged(flow, cell_type);
        flow.canvas().text({begin, row.y + style.size}, cell, text);
        x += widths[i];
    }
}

void add_rule(Flow& flow)
{
    const double y = flow.y() + 0.5;
    flow.canvas().line({flow.left(), y}, {flow.left() + flow.width(), y}, {.color = kHair, .width = 0.5});
    flow.skip(1.5);
}

}  // namespace

void add_table(Flow& flow, const AnalysisTable& plain, const TableStyle& style)
{
    const Tagged tagged(flow, "Table");
    const AnalysisTable table = typeset(plain);
    TableStyle fitted = style;
    std::vector<double> widths = widths_of(flow.canvas(), table, fitted);
    const double all = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double wanted = flow.width() / std::max(all, 1.0);
    if (wanted < 1) {
        const double factor = std::max(wanted, style.smallest / style.size);
        fitted.size *= factor;
        fitted.gap *= factor;
        widths = widths_of(flow.canvas(), table, fitted);
    } else if (style.stretched) {
        for (double& width : widths)
            width *= wanted;
    }
    if (std::ranges::any_of(table.head, [](const std::string& cell) { return !cell.empty(); })) {
        add_row(flow, table, table.head, widths, fitted, style.head_is_bold, "TH");
        add_rule(flow);
    }
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (table.shallow == i) add_rule(flow);
        add_row(flow, table, table.rows[i], widths, fitted, table.best == i);
    }
}

}  // namespace gammonkit::pdf
