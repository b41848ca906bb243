#include "report/html/page.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"

namespace gammonkit::html {
namespace {

void write_section(XmlWriter& html, const MatchReport& report, const StatisticsSection& section)
{
    const XmlElement table(html, "table");
    {
        const XmlElement head(html, "thead");
        const XmlElement row(html, "tr");
        if (section.title.empty()) {
            html.element("td", "");
        } else {
            const XmlElement title(html, "th", {{"scope", "col"}});
            html.text(section.title);
        }
        for (const Player player : kPlayers) {
            const XmlElement name(html, "th", {{"scope", "col"}});
            html.text(name_of(report.match->players, player));
        }
    }
    const XmlElement body(html, "tbody");
    for (const StatisticsRow& line : section.rows) {
        const XmlElement row(html, "tr");
        {
            const XmlElement name(html, "th", {{"scope", "row"}});
            html.text(line.name);
        }
        html.element("td", line.cells.first);
        html.element("td", line.cells.second);
    }
}

}  // namespace

void write_statistics(XmlWriter& html, const MatchReport& report)
{
    if (report.statistics.nothing_analyzed || report.detail == StatisticsDetail::none) return;
    const XmlElement statistics(html, "section", {{"class", "statistics"}});
    html.element("h2", "Statistics");
    write_section(html, report, {.title = "", .rows = statistics_summary(report.statistics)});
    if (report.detail != StatisticsDetail::full) return;
    const XmlElement folded(html, "details");
    html.element("summary", "All figures");
    for (const StatisticsSection& section : all_statistics(report))
        write_section(html, report, section);
}

}  // namespace gammonkit::html
