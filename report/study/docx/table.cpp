#include "report/study/docx/story.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::docx {
namespace {

// Of the style of tables, in twentieths of a point: a wide letter, and the margins of a cell.
constexpr std::size_t kLetter = 118;
constexpr std::size_t kMargins = 180;

/// What a column needs.
int width_of(const AnalysisTable& table, std::size_t column)
{
    constexpr std::size_t kMost = 100;
    std::size_t letters = code_points(table.head[column]);
    for (const std::vector<std::string>& row : table.rows)
        letters = std::max(letters, code_points(row[column]));
    return static_cast<int>(std::min(letters, kMost) * kLetter + kMargins);
}

/// How wide the columns are, all of them together no more than `room`: figures cannot be broken, words can.
/// Word fits columns to what they hold; other programs take this.
std::vector<int> widths_of(const AnalysisTable& table, int room)
{
    std::vector<int> widths;
    int of_figures = 0;
    int of_words = 0;
    for (std::size_t column = 0; column < table.head.size(); ++column) {
        widths.push_back(width_of(table, column));
        (table.holds_figures(column) ? of_figures : of_words) += widths.back();
    }
    for (std::size_t column = 0; column < widths.size() && of_figures + of_words > room; ++column) {
        if (!table.holds_figures(column)) widths[column] = widths[column] * (room - of_figures) / of_words;
    }
    return widths;
}

void add_table_properties(XmlWriter& xml, std::string_view title, const std::vector<int>& widths)
{
    {
        const XmlElement properties(xml, "w:tblPr");
        xml.empty("w:tblStyle", {{"w:val", "AnalysisTable"}});
        xml.empty("w:tblW", {{"w:w", "0"}, {"w:type", "auto"}});
        xml.empty("w:tblLook", {{"w:val", "0620"},
                                {"w:firstRow", "1"},
                                {"w:lastRow", "0"},
                                {"w:firstColumn", "0"},
                                {"w:lastColumn", "0"},
                                {"w:noHBand", "1"},
                                {"w:noVBand", "1"}});
        xml.empty("w:tblCaption", {{"w:val", title}});
    }
    const XmlElement grid(xml, "w:tblGrid");
    for (const int width : widths)
        xml.empty("w:gridCol", {{"w:w", std::to_string(width)}});
}

}  // namespace

void Story::cell(std::string_view text, const CellLook& look)
{
    const XmlElement cell(xml_, "w:tc");
    {
        const XmlElement properties(xml_, "w:tcPr");
        xml_.empty("w:tcW", {{"w:w", std::to_string(look.width)}, {"w:type", "dxa"}});
        if (look.has_rule) {
            const XmlElement borders(xml_, "w:tcBorders");
            xml_.empty("w:top",
                       {{"w:val", "single"}, {"w:sz", "8"}, {"w:space", "0"}, {"w:color", "5F707C"}});
        }
    }
    const XmlElement paragraph(xml_, "w:p");
    properties(look.is_figure ? "AnalysisNumber" : "AnalysisText");
    if (!text.empty()) run(one_line(text), look.is_best ? "BestChoice" : "");
}

void Story::table(const AnalysisTable& table, int room)
{
    const std::vector<int> widths = widths_of(table, room);
    const XmlElement element(xml_, "w:tbl");
    add_table_properties(xml_, table.title, widths);
    const auto add_row = [&](const std::vector<std::string>& cells, bool is_head, bool is_best,
                             bool has_rule) {
        const XmlElement row(xml_, "w:tr");
        {
            const XmlElement properties(xml_, "w:trPr");
            xml_.empty("w:cantSplit");
            if (is_head) xml_.empty("w:tblHeader");
        }
        for (std::size_t i = 0; i < cells.size(); ++i)
            cell(cells[i], {.width = widths[i],
                            .is_figure = table.holds_figures(i),
                            .is_best = is_best,
                            .has_rule = has_rule});
    };
    add_row(table.head, true, false, false);
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        add_row(table.rows[i], false, table.best == i, table.shallow == i);
}

void Story::side_by_side(int width, int room, const std::function<void()>& first,
                         const std::function<void()>& other)
{
    const XmlElement table(xml_, "w:tbl");
    {
        const XmlElement properties(xml_, "w:tblPr");
        xml_.empty("w:tblW", {{"w:w", std::to_string(room)}, {"w:type", "dxa"}});
        xml_.empty("w:tblLayout", {{"w:type", "fixed"}});
        const XmlElement margins(xml_, "w:tblCellMar");
        xml_.empty("w:left", {{"w:w", "0"}, {"w:type", "dxa"}});
        xml_.empty("w:right", {{"w:w", "0"}, {"w:type", "dxa"}});
    }
    {
        const XmlElement grid(xml_, "w:tblGrid");
        for (const int column : {width, room - width})
            xml_.empty("w:gridCol", {{"w:w", std::to_string(column)}});
    }
    const XmlElement row(xml_, "w:tr");
    {
        const XmlElement properties(xml_, "w:trPr");
        xml_.empty("w:cantSplit");
    }
    const auto add_cell = [&](int column, const std::function<void()>& tell) {
        const XmlElement cell(xml_, "w:tc");
        {
            const XmlElement properties(xml_, "w:tcPr");
            xml_.empty("w:tcW", {{"w:w", std::to_string(column)}, {"w:type", "dxa"}});
        }
        tell();
    };
    add_cell(width, first);
    add_cell(room - width, other);
}

}  // namespace gammonkit::docx
