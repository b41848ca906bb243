#include "report/html/page.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"

namespace gammonkit::html {

void write_statistics(XmlWriter& html, const MatchReport& report)
{
    if (report.statistics.nothing_analyzed) return;
    const XmlElement section(html, "section", {{"class", "statistics"}});
    html.element("h2", "Statistics");
    const XmlElement table(html, "table");
    {
        const XmlElement head(html, "thead");
        const XmlElement row(html, "tr");
        html.element("td", "");
        for (const Player player : kPlayers) {
            const XmlElement name(html, "th", {{"scope", "col"}});
            html.text(name_of(report.match->players, player));
        }
    }
    const XmlElement body(html, "tbody");
    for (const StatisticsRow& line : statistics_rows(report.statistics)) {
        const XmlElement row(html, "tr");
        html.start("th");
        html.attribute("scope", "row");
        html.text(line.name);
        html.end_with_tag();
        html.element("td", line.cells.first);
        html.element("td", line.cells.second);
    }
}

}  // namespace gammonkit::html
