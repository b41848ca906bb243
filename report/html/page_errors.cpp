#include "exporters/diagram/diagram_exporter.hpp"
#include "report/html/page.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>

namespace gammonkit::html {
namespace {

constexpr std::size_t kMost = 6;

std::vector<const JudgedDecision*> chosen_decisions(const MatchReport& report)
{
    std::vector<const JudgedDecision*> chosen;
    for (const JudgedDecision& judged : report.statistics.decisions) {
        if (judged.decision.state && report.shows(judged, false)) chosen.push_back(&judged);
    }
    return chosen;
}

void write_error(XmlWriter& html, const Page& page, const MatchReport& report, const JudgedDecision& judged)
{
    constexpr int kWidth = 420;
    const Decision& decision = judged.decision;
    const XmlElement article(html, "div", {{"class", "error"}});
    {
        const XmlElement heading(html, "h3");
        const XmlElement link(html, "a", {{"href", "#" + anchor_of(page, report, judged)}});
        html.text(fmt::format("Game {}, turn {}", decision.game + 1, decision.turn + 1));
    }
    html.element("p", decision_words(report, judged));
    html.raw(write_diagram(diagram_of(report, judged, page.look.view), DiagramText::html, page.look.theme,
                           kWidth));
}

}  // namespace

void write_biggest_errors(XmlWriter& html, const Page& page, const MatchReport& report)
{
    const std::vector<const JudgedDecision*> errors =
        report.chosen ? chosen_decisions(report) : biggest_errors(report.statistics, kMost);
    if (errors.empty()) return;
    const XmlElement section(html, "section", {{"class", "errors"}});
    html.element("h2", report.chosen ? "Chosen decisions" : "Biggest errors");
    const XmlElement list(html, "div", {{"class", "cards"}});
    for (const JudgedDecision* judged : errors)
        write_error(html, page, report, *judged);
}

}  // namespace gammonkit::html
