#include "model/decisions/choice_words.hpp"
#include "report/diagram/diagram_exporter.hpp"
#include "report/html/page.hpp"
#include "report/verdict.hpp"

#include <fmt/format.h>

namespace gammonkit::html {
namespace {

std::vector<const DecisionError*> chosen_decisions(const MatchReport& report)
{
    std::vector<const DecisionError*> chosen;
    for (const DecisionError& judged : report.statistics.decisions) {
        if (judged.decision.state && report.shows(judged, false)) chosen.push_back(&judged);
    }
    return chosen;
}

void write_error(XmlWriter& html, const Page& page, const MatchReport& report, const DecisionError& judged)
{
    constexpr int kDiagramWidth = 420;
    const Decision& decision = judged.decision;
    const XmlElement article(html, "div", {{"class", "error"}});
    {
        const XmlElement heading(html, "h3");
        html.element("a", {{"href", "#" + anchor_of(page, report, judged)}}, place_words(report, decision));
    }
    html.element("p", decision_words(report, judged, kMinus));
    html.raw(write_diagram(diagram_of(report, judged, view_of(report, page.look.view)), DiagramText::html,
                           page.look.theme, kDiagramWidth));
}

void write_chosen(XmlWriter& html, const Page& page, const MatchReport& report)
{
    const std::vector<const DecisionError*> chosen = chosen_decisions(report);
    if (chosen.empty()) return;
    const XmlElement section(html, "section", {{"class", "chosen"}});
    html.element("h2", report.words.say("Chosen decisions"));
    const XmlElement list(html, "div", {{"class", "boards"}});
    for (const DecisionError* judged : chosen)
        write_error(html, page, report, *judged);
}

/// What the list is sorted by stands first: "3.45% (0.328)"; in money games that is all.
std::string listed_cost(const MatchReport& report, const Amount& error)
{
    const std::string cost = fmt::format("{:.3f}", error.normalized);
    return report.words.numbers(
        report.match->rules.is_money() ? cost : fmt::format("{:.2f}% ({})", 100 * error.absolute, cost));
}

void write_line(XmlWriter& html, const Page& page, const MatchReport& report, const DecisionError& judged)
{
    const std::string player = judged.decision.player == Player::first ? "first" : "second";
    const std::string anchor = anchor_of(page, report, judged);
    const XmlElement row(html, "tr", {{"class", fmt::format("{} {}", player, to_string(*judged.mark))}});
    html.element("td", listed_cost(report, *judged.error));
    {
        const XmlElement cell(html, "td");
        html.element("a", {{"href", "#" + anchor}},
                     fmt::format("{} {}", deed_words(report, judged.decision), sign_of(*judged.mark)));
    }
    const Boxed<Judgement>& judgement = judged.decision.judgement;
    html.element("td", judgement ? choice_words(judgement->best, report.words) : "");
    html.element("td", fmt::format("{} · {}", place_words(report, judged.decision), anchor));
}

void write_heads(XmlWriter& html, const std::vector<std::string>& names)
{
    const XmlElement head(html, "thead");
    const XmlElement row(html, "tr");
    for (const std::string& name : names) {
        html.element("th", {{"scope", "col"}}, name);
    }
}

}  // namespace

void write_errors(XmlWriter& html, const Page& page, const MatchReport& report)
{
    if (report.chosen) return write_chosen(html, page, report);
    const std::vector<const DecisionError*> errors = errors_by_cost(report);
    if (errors.empty()) return;
    const XmlElement section(html, "section", {{"class", "errors"}});
    html.element("h2", report.words.say("Errors, the costliest first"));
    const XmlElement table(html, "table");
    write_heads(html, {report.words.say("cost"), report.words.say("what was done"), report.words.say("best"),
                       report.words.say("where")});
    const XmlElement body(html, "tbody");
    for (const DecisionError* judged : errors)
        write_line(html, page, report, *judged);
}

}  // namespace gammonkit::html
