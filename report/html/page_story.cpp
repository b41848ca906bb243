#include "model/identifiers/xgid.hpp"
#include "report/html/board_data.hpp"
#include "report/html/page.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/statistics/figure_rows.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::html {
namespace {

/// Beyond this the scale of performance ratings ends.
constexpr double kWorstRating = 25;

std::string class_of(Player player)
{
    return player == Player::first ? "first" : "second";
}

void write_card(XmlWriter& html, std::string_view title, const std::function<void()>& content)
{
    const XmlElement card(html, "section", {{"class", "card"}});
    html.element("h2", title);
    content();
}

/// Both ratings as numbers, and on one scale from perfect to bad.
void write_ratings(XmlWriter& html, const MatchReport& report)
{
    const ByPlayer<PlayerStatistics>& players = report.statistics.match.players;
    {
        const XmlElement numbers(html, "div", {{"class", "ratings"}});
        for (const Player player : kPlayers) {
            const XmlElement one(html, "p", {{"class", class_of(player)}});
            html.element("small", report.name_of(player));
            const std::optional<double> rating = players[player].performance.rating();
            html.element("strong", rating ? report.words.numbers(fmt::format("{:.1f}", *rating)) : "–");
            if (const std::optional<Interval> interval = rating_interval(players[player].performance))
                html.element("small", {{"title", report.words.say("PR, 90% interval")}},
                             interval_text(*interval, report.words));
            html.element("small", report.words.say("{0, plural, other {# decisions}}",
                                                   players[player].performance.decisions));
        }
    }
    const XmlElement scale(html, "div", {{"class", "scale"}, {"aria-hidden", "true"}});
    for (const int tick : {0, 5, 10, 15, 20, 25}) {
        html.element("small", {{"style", fmt::format("left:{:.1f}%", 100 * tick / kWorstRating)}},
                     std::to_string(tick));
    }
    for (const Player player : kPlayers) {
        const std::optional<double> rating = players[player].performance.rating();
        if (!rating) continue;
        const double place = 100 * std::min(*rating, kWorstRating) / kWorstRating;
        html.element("i", {{"class", class_of(player)}, {"style", fmt::format("left:{:.1f}%", place)}},
                     class_of(player));
    }
}

/// Who played better, if that can be told.
void write_comparison(XmlWriter& html, const MatchReport& report)
{
    const ByPlayer<PlayerStatistics>& players = report.statistics.match.players;
    const std::optional<Interval> difference =
        difference_interval(players.first.performance, players.second.performance);
    if (!difference) return;
    const Player better = difference->high < 0 ? Player::first : Player::second;
    html.element(
        "p", difference->contains(0)
                 ? report.words.say("Who plays better cannot be told by this: the difference may be chance.")
                 : report.words.say("{0} plays better: chance hardly explains the difference.",
                                    report.name_of(better)));
}

void write_ratings_card(XmlWriter& html, const MatchReport& report)
{
    write_card(html, report.words.say("Performance rating (PR): less is better"), [&] {
        write_ratings(html, report);
        write_comparison(html, report);
    });
}

/// A part of the bar, between two chances.
void write_part(XmlWriter& html, std::string_view kind, double from, double to)
{
    const double left = std::clamp(std::min(from, to), 0.0, 1.0);
    const double right = std::clamp(std::max(from, to), 0.0, 1.0);
    const XmlElement part(
        html, "i",
        {{"class", kind},
         {"style", fmt::format("left:{:.1f}%;width:{:.1f}%", 100 * left, 100 * (right - left))}});
    html.text(kind);
}

/// A part of the account, in the color that it has in the bar.
void write_change(XmlWriter& html, std::string_view kind, const std::string& name, long change)
{
    html.element("b", {{"class", fmt::format("by-{}", kind)}},
                 fmt::format("{} {}", name, change_words(change)));
}

/// "Ann: 50% at the start, errors +19%, luck +30%, +1% not explained (the engine’s own inexactness)."
void write_account(XmlWriter& html, const MatchReport& report, const MatchBalance& balance)
{
    const BalanceParts parts = parts_of(balance);
    const XmlElement account(html, "p");
    html.text(report.words.say("{0}: 50% at the start", report.name_of(Player::first)) + ", ");
    write_change(html, "errors", report.words.say("errors"), parts.errors);
    html.text(", ");
    write_change(html, "luck", report.words.say("luck"), parts.luck);
    const std::string unexplained = unexplained_words(parts, report.words);
    if (!unexplained.empty()) {
        html.text(", ");
        html.element("small", unexplained);
    }
    html.text(report.words.say("{0}.", ""));
}

void write_balance_card(XmlWriter& html, const MatchReport& report)
{
    const std::optional<MatchBalance> balance = balance_of(report.statistics);
    if (!balance) return;
    write_card(html, report.words.say("Why"), [&] {
        {
            const XmlElement bar(html, "div", {{"class", "balance"}, {"aria-hidden", "true"}});
            const double behind_errors = 0.5 + balance->errors;
            const double behind_luck = behind_errors + balance->luck;
            write_part(html, "by-errors", 0.5, behind_errors);
            write_part(html, "by-luck", behind_errors, behind_luck);
            write_part(html, "rest", behind_luck, balance->result.value_or(behind_luck));
            html.element("s", "50");
        }
        write_account(html, report, *balance);
    });
}

/// How often a player got a mark: for plays, and for the cube.
std::string counts_of(const MatchReport& report, Player player, SkillMark mark)
{
    int plays = 0;
    int cubes = 0;
    for (const DecisionError& judged : report.statistics.decisions) {
        if (judged.decision.player != player || mark_of(judged) != mark) continue;
        ++(judged.decision.kind == DecisionKind::play ? plays : cubes);
    }
    return cubes == 0 ? std::to_string(plays) : report.words.say("{0} + {1} cube", plays, cubes);
}

/// "Ann: shots left (3, −6.12%), missed doubles (1, −2.20%)": what a player's errors were about.
void write_kinds(XmlWriter& html, const MatchReport& report, Player player)
{
    std::vector<std::string> told;
    for (const KindOfErrors& kind : costliest_kinds(report, player)) {
        const std::string cost = report.match->rules.is_money()
                                     ? fmt::format("{:.3f}", kind.cost.normalized)
                                     : fmt::format("{:.2f}%", 100 * kind.cost.absolute);
        told.push_back(fmt::format("{} ({}, −{})", kind.title, kind.count, report.words.numbers(cost)));
    }
    if (told.empty()) return;
    const XmlElement paragraph(html, "p");
    html.element("small", fmt::format("{}: {}", report.name_of(player), joined(told, ", ")));
}

void write_error_counts(XmlWriter& html, const MatchReport& report)
{
    const XmlElement table(html, "table");
    {
        const XmlElement head(html, "thead");
        const XmlElement row(html, "tr");
        html.element("td", "");
        for (const Player player : kPlayers) {
            html.element("th", {{"scope", "col"}, {"class", class_of(player)}}, report.name_of(player));
        }
    }
    const XmlElement body(html, "tbody");
    for (const SkillMark mark : {SkillMark::very_bad, SkillMark::bad, SkillMark::doubtful}) {
        const ByPlayer<std::string> counts{counts_of(report, Player::first, mark),
                                           counts_of(report, Player::second, mark)};
        if (mark == SkillMark::doubtful && counts.first == "0" && counts.second == "0") continue;
        const XmlElement row(html, "tr");
        {
            const XmlElement name(html, "th", {{"scope", "row"}, {"class", to_string(mark)}});
            html.element("b", sign_of(mark));
            html.text(" " + words_of(mark, report.words));
        }
        for (const Player player : kPlayers)
            html.element("td", counts[player]);
    }
}

void write_errors_card(XmlWriter& html, const MatchReport& report)
{
    write_card(html, report.words.say("Errors"), [&] {
        write_error_counts(html, report);
        for (const Player player : kPlayers)
            write_kinds(html, report, player);
    });
}

void write_small_board(XmlWriter& html, const Page& page, const MatchReport& report,
                       const DecisionError& judged)
{
    Diagram diagram = diagram_of(report, judged, view_of(report, page.look.view));
    diagram.scene.with_players = false;
    diagram.scene.with_board = false;
    diagram.scene.with_grooves = false;
    diagram.scene.with_numbers = false;  // The script draws the board anew, with them.
    const XmlElement svg(html, "svg",
                         {{"viewBox", fmt::format("0 0 {} {}", kBoardBox.width, kBoardBox.height)},
                          {"role", "img"},
                          {"aria-label", page.contents.ids ? xgid(*judged.decision.state)
                                                           : place_words(report, judged.decision)}});
    html.empty("use", {{"href", fmt::format("#frame{}", frame_of(diagram.scene.view))}});
    SvgCanvas canvas(html);
    paint_board(canvas, kBoardBox, diagram.scene, page.look.theme);
}

/// "Decisive roll", "Costliest error of Ann".
std::string title_of(const MatchReport& report, const Moment& moment)
{
    switch (moment.kind) {
    case Moment::Kind::roll:
        return report.words.say("Decisive roll");
    case Moment::Kind::cube:
        return report.words.say("Costliest cube decision");
    case Moment::Kind::error:
        break;
    }
    return report.words.say("Costliest error of {0}", report.name_of(moment.judged->decision.player));
}

/// What the roll brought whoever rolled it: "Ann rolls 66: +34.2%".
std::string roll_words(const MatchReport& report, const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    const double luck = report.match->rules.is_money() ? judged.luck->normalized : judged.luck->absolute;
    const std::string change = report.match->rules.is_money() ? fmt::format("{:.3f}", std::abs(luck))
                                                              : fmt::format("{:.1f}%", 100 * std::abs(luck));
    return report.words.say("{0} rolls {1}{2}: {3}", report.name_of(decision.player), decision.dice->first(),
                            decision.dice->second(), (luck < 0 ? "−" : "+") + report.words.numbers(change));
}

void write_moment(XmlWriter& html, const Page& page, const MatchReport& report, const Moment& moment)
{
    const DecisionError& judged = *moment.judged;
    const XmlElement link(html, "a", {{"class", "moment"}, {"href", "#" + anchor_of(page, report, judged)}});
    html.element("strong", title_of(report, moment));
    write_small_board(html, page, report, judged);
    html.element("span", moment.kind == Moment::Kind::roll ? roll_words(report, judged)
                                                           : decision_words(report, judged, kMinus));
    html.element("small", place_words(report, judged.decision) + " · " + anchor_of(page, report, judged));
}

void write_moments(XmlWriter& html, const Page& page, const MatchReport& report)
{
    const std::vector<Moment> moments = moments_of(report);
    if (moments.empty()) return;
    const XmlElement section(html, "section",
                             {{"class", "moments"}, {"aria-label", report.words.say("Moments")}});
    for (const Moment& moment : moments)
        write_moment(html, page, report, moment);
}

}  // namespace

void write_story(XmlWriter& html, const Page& page, const MatchReport& report)
{
    const XmlElement section(html, "section", {{"class", "story"}});
    write_match_sheet(html, report);
    if (!report.statistics.nothing_analyzed) {
        const XmlElement cards(html, "div", {{"class", "cards"}});
        write_ratings_card(html, report);
        write_balance_card(html, report);
        write_errors_card(html, report);
    }
    write_chart(html, page, report);
    write_moments(html, page, report);
}

}  // namespace gammonkit::html
