#include "report/pandoc/document.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <utility>

namespace gammonkit::pandoc {
namespace {

Json node(const char* constructor)
{
    return {{"t", constructor}};
}

Json node(const char* constructor, Json fields)
{
    return {{"t", constructor}, {"c", std::move(fields)}};
}

Json attributes_of(const Attributes& attributes)
{
    Json values = Json::array();
    for (const auto& [name, value] : attributes.values)
        values.push_back(Json::array({name, value}));
    return Json::array({"", attributes.classes, std::move(values)});
}

Json no_attributes()
{
    return attributes_of({});
}

Json cell(Parts inlines)
{
    return Json::array({no_attributes(), node("AlignDefault"), 1, 1,
                        inlines.empty() ? Json::array() : Json::array({node("Plain", std::move(inlines))})});
}

Json row(std::vector<Parts> cells)
{
    Json all = Json::array();
    for (Parts& inlines : cells)
        all.push_back(cell(std::move(inlines)));
    return Json::array({no_attributes(), std::move(all)});
}

Json specification(const Column& column)
{
    return Json::array({node(column.is_of_figures ? "AlignRight" : "AlignLeft"),
                        column.width > 0 ? node("ColWidth", column.width) : node("ColWidthDefault")});
}

std::vector<Parts> cells_of(const std::vector<std::string>& texts, bool are_strong)
{
    std::vector<Parts> cells;
    for (const std::string& text : texts) {
        Parts words = inlines(text);
        cells.push_back(are_strong && !words.empty() ? Parts{strong(std::move(words))} : std::move(words));
    }
    return cells;
}

/// In letters, with the space around them.
double width_of(const AnalysisTable& table, std::size_t column)
{
    std::size_t widest = columns_of(table.head[column]);
    for (const std::vector<std::string>& row : table.rows)
        widest = std::max(widest, columns_of(row[column]));
    return static_cast<double>(widest) + (table.holds_figures(column) ? 3 : 4);
}

/// Programs for texts give all columns the same width where nobody says another.
std::vector<Column> columns_as_wide_as_needed(const AnalysisTable& table)
{
    constexpr double kLine = 78;  // Letters that fit on paper.
    std::vector<Column> columns;
    double sum = 0;
    for (std::size_t i = 0; i < table.head.size(); ++i) {
        columns.push_back({.is_of_figures = table.holds_figures(i), .width = width_of(table, i)});
        sum += columns.back().width;
    }
    for (Column& column : columns)
        column.width /= std::max(sum, kLine);
    return columns;
}

}  // namespace

Parts inlines(std::string_view text)
{
    Parts parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        if (end > 0) parts.push_back(node("Str", text.substr(0, end)));
        if (end < text.size()) parts.push_back(node(text[end] == '\n' ? "LineBreak" : "Space"));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

Json strong(Parts inlines)
{
    return node("Strong", std::move(inlines));
}

Json emphasized(Parts inlines)
{
    return node("Emph", std::move(inlines));
}

Json code(std::string_view text)
{
    return node("Code", Json::array({no_attributes(), text}));
}

Json image(std::string_view address, std::string_view words, std::string_view width)
{
    return node("Image", Json::array({attributes_of({.values = {{"width", std::string(width)}}}),
                                      inlines(words), Json::array({address, ""})}));
}

Json header(int level, std::string_view text, const Attributes& attributes)
{
    return node("Header", Json::array({level, attributes_of(attributes), inlines(text)}));
}

Json paragraph(Parts inlines)
{
    return node("Para", std::move(inlines));
}

Json code_block(std::string_view text)
{
    return node("CodeBlock", Json::array({no_attributes(), text}));
}

Parts quotation(std::string_view comment)
{
    if (comment.empty()) return {};
    return {node("BlockQuote", Json::array({paragraph(inlines(comment))}))};
}

Json table(const std::vector<Column>& columns, std::vector<Parts> head, std::vector<std::vector<Parts>> rows)
{
    Json specifications = Json::array();
    for (const Column& column : columns)
        specifications.push_back(specification(column));
    Json heads = Json::array();
    if (!head.empty()) heads.push_back(row(std::move(head)));
    Json body = Json::array();
    for (std::vector<Parts>& cells : rows)
        body.push_back(row(std::move(cells)));
    return node("Table",
                Json::array({no_attributes(), Json::array({nullptr, Json::array()}),
                             std::move(specifications), Json::array({no_attributes(), std::move(heads)}),
                             Json::array({Json::array({no_attributes(), 0, Json::array(), std::move(body)})}),
                             Json::array({no_attributes(), Json::array()})}));
}

Parts table(const AnalysisTable& table)
{
    const std::vector<Column> columns = columns_as_wide_as_needed(table);
    std::vector<std::vector<Parts>> rows;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (table.shallow == i)
            rows.push_back(cells_of(std::vector<std::string>(columns.size(), "—"), false));
        rows.push_back(cells_of(table.rows[i], table.best == i));
    }
    Parts blocks;
    if (!table.title.empty()) blocks.push_back(paragraph({strong(inlines(table.title))}));
    blocks.push_back(pandoc::table(columns, cells_of(table.head, false), std::move(rows)));
    if (!table.verdict.empty()) blocks.push_back(paragraph({strong(inlines(table.verdict))}));
    if (!table.notes.empty()) blocks.push_back(paragraph({emphasized(inlines(table.notes))}));
    return blocks;
}

std::string document(std::string_view title, std::string_view language, int minor_version, Parts blocks)
{
    const Json meta{{"title", node("MetaInlines", inlines(title))}, {"lang", node("MetaString", language)}};
    return in_one_line({{"pandoc-api-version", {1, minor_version, 1}},
                        {"meta", meta},
                        {"blocks", std::move(blocks)}}) +
           '\n';
}

}  // namespace gammonkit::pandoc
