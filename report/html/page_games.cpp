#include "model/decisions/place.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/html/page.hpp"
#include "report/match_report.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::html {
namespace {

/// The mark of a decision, for its color.
std::string classes_of(const DecisionError& judged)
{
    const std::optional<SkillMark> mark = mark_of(judged);
    const std::string_view kind = judged.decision.kind == DecisionKind::play ? "" : " cube";
    return mark ? fmt::format(" {}{}", to_string(*mark), kind) : std::string(kind);
}

/// The same of all decisions of a turn, but not to double, which stands before it.
std::string classes_of(const ReportedTurn& turn)
{
    std::string classes;
    for (const DecisionError& judged : turn.decisions) {
        if (judged.decision.choice != MadeChoice::waited) classes += classes_of(judged);
    }
    return classes;
}

/// Begins what is a link to itself where the script runs: it says so, and the page is smaller.
void start_link(XmlWriter& html, std::string_view anchor, std::string_view classes)
{
    html.start("a");
    html.attribute("id", anchor);
    if (!classes.empty()) html.attribute("class", trimmed(classes));
}

/// The story of the page says what the signs mean.
void write_mark(XmlWriter& html, const DecisionError& judged, const Translator& words)
{
    const std::optional<SkillMark> mark = mark_of(judged);
    if (!mark) return;
    const XmlElement sign(html, "b");
    html.text(sign_of(*mark));
    if (judged.error) html.element("small", words.numbers(fmt::format("{:.3f}", judged.error->normalized)));
}

void write_luck(XmlWriter& html, LuckMark mark, const Translator& words)
{
    const bool lucky = mark == LuckMark::lucky || mark == LuckMark::very_lucky;
    const bool very = mark == LuckMark::very_lucky || mark == LuckMark::very_unlucky;
    html.element("i", {{"role", "img"}, {"title", words_of(mark, words)}},
                 lucky ? (very ? "▲▲" : "▲") : (very ? "▼▼" : "▼"));
}

/// Not to double, where it has a mark.
void write_waiting(XmlWriter& html, const Page& page, const MatchReport& report, const DecisionError& judged)
{
    if (judged.decision.choice != MadeChoice::waited || !mark_of(judged)) return;
    start_link(html, anchor_of(page, report, judged), classes_of(judged));
    html.text(report.words.say("no double"));
    write_mark(html, judged, report.words);
    html.end_with_tag();
}

void write_turn(XmlWriter& html, const Page& page, const MatchReport& report, const ReportedGame& game,
                const ReportedTurn& turn)
{
    for (const DecisionError& judged : turn.decisions)
        write_waiting(html, page, report, judged);
    const bool is_on = turn.index > 0 && goes_on(*turn.turn, game.game().turns[turn.index - 1]);
    start_link(html, anchor_of(page, report, game.index, turn.index),
               classes_of(turn) + (is_on ? " on" : ""));
    if (const std::optional<Dice> dice = dice_of(*turn.turn)) {
        html.element("u", fmt::format("{}{}", dice->first(), dice->second()));
        html.text(" ");
    }
    html.text(words_in_record(turn, report.words));
    for (const DecisionError& judged : turn.decisions) {
        if (judged.decision.choice != MadeChoice::waited) write_mark(html, judged, report.words);
        if (const std::optional<LuckMark> luck = luck_mark_of(judged);
            luck && judged.decision.kind == DecisionKind::play)
            write_luck(html, *luck, report.words);
    }
    html.end_with_tag();
}

void write_comment(XmlWriter& html, std::string_view comment)
{
    const XmlElement row(html, "tr", {{"class", "note"}});
    html.element("td", "");
    html.element("td", {{"colspan", "2"}, {"class", "comment"}}, comment);
}

void write_row(XmlWriter& html, const Page& page, const MatchReport& report, const ReportedGame& game,
               const MoveRow& move)
{
    if (move.number == 0) return write_comment(html, move.comment);
    const XmlElement row(html, "tr");
    html.element("th", std::to_string(move.number));
    for (const Player player : kPlayers) {
        const XmlElement cell(html, "td");
        for (const ReportedTurn* const turn : move.turns[player])
            write_turn(html, page, report, game, *turn);
    }
}

void write_head(XmlWriter& html, const MatchReport& report)
{
    const XmlElement head(html, "thead");
    const XmlElement row(html, "tr");
    html.element("td", "");
    for (const Player player : kPlayers) {
        html.element("th", {{"scope", "col"}}, report.name_of(player));
    }
}

void write_game(XmlWriter& html, const Page& page, const MatchReport& report, const ReportedGame& game)
{
    const XmlElement section(
        html, "details", {{"class", "game"}, {"id", anchor_of(page, report, game.index)}, {"open", "open"}});
    {
        const XmlElement summary(html, "summary");
        html.element("strong", report.words.say("Game {0}", game.game().number));
        html.text(" " + score_words(report, game));
        if (game.outcome) html.text(". " + result_words(*game.outcome, report.match->players, report.words));
    }
    if (!game.game().comment.empty()) {
        html.element("p", {{"class", "comment"}}, game.game().comment);
    }
    {
        const XmlElement table(html, "table", {{"class", "moves"}});
        write_head(html, report);
        const XmlElement body(html, "tbody");
        for (const MoveRow& row : move_rows(game))
            write_row(html, page, report, game, row);
    }
}

/// The games with the scores at which they began.
void write_game_list(XmlWriter& html, const Page& page, const MatchReport& report)
{
    const XmlElement contents(html, "nav", {{"aria-label", report.words.say("Games")}});
    const XmlElement list(html, "ol", {{"class", "games"}});
    for (const ReportedGame& game : report.games) {
        const XmlElement item(html, "li");
        const XmlElement link(html, "a", {{"href", "#" + anchor_of(page, report, game.index)}});
        html.text(std::to_string(game.game().number));
        const ByPlayer<int>& score = game.game().score;
        html.element("small", fmt::format("{}–{}", score.first, score.second));
    }
}

}  // namespace

void write_games(XmlWriter& html, const Page& page, const MatchReport& report)
{
    if (report.games.size() > 1) write_game_list(html, page, report);
    for (const ReportedGame& game : report.games)
        write_game(html, page, report, game);
}

void write_positions(XmlWriter& html, const Page& page)
{
    if (page.positions.empty()) return;
    const XmlElement section(html, "section", {{"class", "positions"}});
    html.element("h2", page.words.say("Positions"));
    const XmlElement list(html, "ol");
    for (std::size_t i = 0; i < page.positions.size(); ++i) {
        const PositionRecord& record = page.positions[i];
        const std::string anchor = fmt::format("p{}", i + 1);
        const XmlElement item(html, "li");
        html.element("a", {{"id", anchor}, {"href", "#" + anchor}, {"class", "turn"}},
                     question_words(record.state, record.players, page.words));
        if (page.contents.ids) {
            html.text(" ");
            html.element("code", xgid(record.state));
        }
        if (record.comment.empty()) continue;
        html.element("p", {{"class", "comment"}}, record.comment);
    }
}

}  // namespace gammonkit::html
