#include "exporters/diagram/diagram_exporter.hpp"
#include "report/html/page.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>

namespace gammonkit::html {
namespace {

constexpr std::size_t kMost = 6;

/// The decision with its analysis only: what else belongs to the same turn stands in another diagram.
Diagram diagram_of(const MatchReport& report, const JudgedDecision& judged, const BoardLook& look)
{
    const Decision& decision = judged.decision;
    const Turn& turn = *report.turn_of(decision).turn;
    Diagram diagram;
    diagram.scene = {.state = *decision.state,
                     .names = {name_of(report.match->players, Player::first),
                               name_of(report.match->players, Player::second)},
                     .view = {.bottom = look.bottom, .bears_off_left = look.bears_off_left}};
    if (decision.kind == DecisionKind::play) {
        diagram.scene.plays = shown_plays(turn);
        diagram.plays = turn.plays;
    } else {
        diagram.cubes = turn.cubes;
    }
    return diagram;
}

std::string heading_of(const MatchReport& report, const JudgedDecision& judged)
{
    const Decision& decision = judged.decision;
    const std::string roll =
        decision.dice ? fmt::format("{}{}: ", decision.dice->first(), decision.dice->second()) : "";
    return fmt::format("{} {}{} {} {:+.3f}", name_of(report.match->players, decision.player), roll,
                       decision.made, sign_of(*judged.mark), -judged.error->normalized);
}

void write_error(XmlWriter& html, const Page& page, const MatchReport& report, const JudgedDecision& judged)
{
    constexpr int kWidth = 420;
    const Decision& decision = judged.decision;
    const XmlElement article(html, "div", {{"class", "error"}});
    {
        const XmlElement heading(html, "h3");
        const XmlElement link(html, "a",
                              {{"href", "#" + anchor_of(page, report, decision.game, decision.turn)}});
        html.text(fmt::format("Game {}, turn {}", decision.game + 1, decision.turn + 1));
    }
    html.element("p", heading_of(report, judged));
    html.raw(
        write_diagram(diagram_of(report, judged, page.look), DiagramText::html, page.look.theme, kWidth));
}

}  // namespace

void write_biggest_errors(XmlWriter& html, const Page& page, const MatchReport& report)
{
    const std::vector<const JudgedDecision*> errors = biggest_errors(report.statistics, kMost);
    if (errors.empty()) return;
    const XmlElement section(html, "section", {{"class", "errors"}});
    html.element("h2", "Biggest errors");
    const XmlElement list(html, "div", {{"class", "cards"}});
    for (const JudgedDecision* judged : errors)
        write_error(html, page, report, *judged);
}

}  // namespace gammonkit::html
