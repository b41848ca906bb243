#include "report/diagram/diagram_writers.hpp"
#include "report/render/picture_words.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"
#include "support/xml_writer.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

void write_image(XmlWriter& html, const std::string& file, int width, const std::string& title)
{
    html.start("img");
    html.attribute("src", percent_encoded(file));
    html.attribute("alt", title);
    html.attribute("style", fmt::format("width:100%;max-width:{}px", width));
    html.end();
}

void write_picture(XmlWriter& html, const BoardScene& scene, const Theme& theme, int width,
                   const std::string& title)
{
    const Box page{0, 0, static_cast<double>(width), width / aspect_of(scene)};
    const XmlElement svg(html, "svg",
                         {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"viewBox", fmt::format("0 0 {} {}", width, picture_number(page.height))},
                          {"style", fmt::format("width:100%;max-width:{}px", width)},
                          {"role", "img"},
                          {"aria-label", title}});
    SvgCanvas canvas(html);
    paint_page(canvas, page, scene, theme);
}

void write_line(XmlWriter& html, std::string_view element, const std::string& text)
{
    const XmlElement line(html, "div");
    html.element(element, text);
}

void write_row(XmlWriter& html, std::string_view cell, const AnalysisTable& table,
               const std::vector<std::string>& row, std::string_view style)
{
    html.start("tr");
    if (!style.empty()) html.attribute("style", style);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string_view side = table.holds_figures(i) ? "right" : "left";
        html.element(cell,
                     {{"style", fmt::format("padding:0 .6em 0 0;text-align:{};white-space:nowrap", side)}},
                     row[i]);
    }
    html.end_with_tag();
}

void write_table(XmlWriter& html, const AnalysisTable& table)
{
    constexpr std::string_view kRule = "border-top:1px solid #999";
    html.start("table");
    html.attribute("style", "border-collapse:collapse;margin:.5em 0");
    html.element("caption", {{"style", "text-align:left"}}, table.title);
    html.start("thead");
    write_row(html, "th", table, table.head, "");
    html.end_with_tag();
    html.start("tbody");
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        write_row(html, "td", table, table.rows[i],
                  table.best == i ? "font-weight:bold" : (table.shallow == i ? kRule : ""));
    html.end_with_tag();
    html.end_with_tag();
    if (!table.verdict.empty()) write_line(html, "strong", table.verdict);
    if (!table.notes.empty()) write_line(html, "small", table.notes);
}

}  // namespace

std::string diagram_html(const Diagram& diagram, const Theme& theme, int width)
{
    const std::vector<std::string> identifiers = identifiers_of(diagram);
    XmlWriter html;
    html.start("figure");
    html.attribute("style", "margin:1em 0;font-family:sans-serif");
    const Translator& words = diagram.scene.words;
    std::string title = diagram.heading;
    if (title.empty()) {
        title = identifiers.empty() ? words.say("Backgammon position")
                                    : words.say("Backgammon position {0}", identifiers.front());
    }
    if (diagram.picture.empty()) {
        write_picture(html, diagram.scene, theme, width, title);
    } else {
        write_image(html, diagram.picture, width, title);
    }
    html.start("figcaption");
    if (!diagram.heading.empty()) write_line(html, "strong", diagram.heading);
    for (const std::string& line : diagram.lines)
        write_line(html, "span", line);
    for (const std::string& identifier : identifiers)
        write_line(html, "code", identifier);
    for (const AnalysisTable& table : tables_of(diagram))
        write_table(html, typeset(table));
    return html.finish();
}

}  // namespace gammonkit
