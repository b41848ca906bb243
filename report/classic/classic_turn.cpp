#include "model/decisions/analysis_table.hpp"
#include "model/decisions/choice_words.hpp"
#include "report/classic/classic_page.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::classic {
namespace {

void write_alert(XmlWriter& html, const PageStyle& style, std::string_view name, const std::string& text)
{
    const XmlElement paragraph(html, "p");
    write_styled(html, style.css, "span", name, text);
}

bool is_of_play(const DecisionError& judged)
{
    return judged.decision.kind == DecisionKind::play;
}

/// Bad decisions and lucky rolls, as nobody overlooks them.
void write_alerts(XmlWriter& html, const PageStyle& style, const DecisionError& judged)
{
    const Translator& words = style.words;
    if (const std::optional<SkillMark> mark = mark_of(judged)) {
        const std::string cost =
            judged.error ? words.numbers(fmt::format(" ({:+.3f})", -judged.error->normalized)) : "";
        const std::string what =
            is_of_play(judged) ? words.say("play") : choice_words(judged.decision.made, words);
        write_alert(html, style, "blunder",
                    fmt::format("{} {}: {}{}", sign_of(*mark), what, words_of(*mark, words), cost));
    }
    const std::optional<LuckMark> luck = luck_mark_of(judged);
    if (!luck || !is_of_play(judged)) return;
    const std::string size =
        judged.luck ? words.numbers(fmt::format(" ({:+.3f})", judged.luck->normalized)) : "";
    write_alert(html, style, "joker", words.say("A {0} roll", words_of(*luck, words)) + size);
}

/// True if the board of a turn is wanted: by the filter if there is one, or else by the style.
bool shows_board(const PageStyle& style, const MatchReport& report, const ReportedTurn& turn)
{
    using Which = BoardChoice::Which;
    const Which which = style.boards.which;
    if (!report.chosen && which == Which::all) return true;
    if (!report.chosen && which == Which::every) return style.boards.reach(turn);
    return std::ranges::any_of(
        turn.decisions, [&](const DecisionError& judged) { return style.boards.show(report, judged); });
}

/// "g1-12 (move 6): Ann to play 31"; only "Ann" behind it where the game can't be followed.
void write_place(XmlWriter& html, const PageStyle& style, const MatchReport& report, const ReportedTurn& turn,
                 const std::string& anchor, int row)
{
    const ByPlayer<PlayerInfo>& players = report.match->players;
    html.empty("hr");
    const XmlElement paragraph(html, "p");
    {
        const XmlElement bold(html, "b");
        write_heading(html, style, "a", anchor, report.words.say("{0} (move {1})", anchor, row) + ":");
    }
    html.text(" " + (turn.before ? question_words(*turn.before, players, report.words)
                                 : report.name_of(turn.turn->player)));
}

void write_words(XmlWriter& html, const MatchReport& report, const ReportedTurn& turn)
{
    const std::optional<Dice> dice = dice_of(*turn.turn);
    const std::string roll = dice ? fmt::format(" {}{}:", dice->first(), dice->second()) : "";
    html.element("p", fmt::format("• {}{} {}", report.name_of(turn.turn->player), roll, turn.words));
}

/// The cube, then the play, each behind its alerts.
void write_analyses(XmlWriter& html, const PageStyle& style, const MatchReport& report,
                    const ReportedTurn& turn)
{
    std::vector<AnalyzedChoices> tables;
    if (turn.before)
        tables = analyzed_choices(*turn.cubes, turn.turn->plays, *turn.before, turn.turn->player,
                                  report.contents.analysis, style.words);
    for (const bool of_cube : {true, false}) {
        for (const DecisionError& judged : turn.decisions) {
            if (is_of_play(judged) != of_cube) write_alerts(html, style, judged);
        }
        for (const AnalyzedChoices& table : tables) {
            if (table.of_cube != of_cube) continue;
            write_table(html, style, table);
            // Without a style sheet of ours nothing else would part tables.
            if (of_cube) write_styled(html, style.css, "p", "gap", "\u00A0");
        }
    }
}

}  // namespace

void write_heading(XmlWriter& html, const PageStyle& style, std::string_view element,
                   const std::string& anchor, const std::string& text)
{
    html.start(element);
    if (!style.is_fragment) html.attribute("id", anchor);
    html.text(text);
    html.end_with_tag();
}

void write_comment(XmlWriter& html, const PageStyle& style, std::string_view comment)
{
    if (comment.empty()) return;
    write_styled(html, style.css, "div", "commentheader", style.words.say("Comment"));
    write_styled(html, style.css, "div", "comment", comment);
}

void write_turn(XmlWriter& html, const PageStyle& style, const MatchReport& report, const ReportedTurn& turn,
                const std::string& anchor, int row)
{
    if (turn.words.empty() && !dice_of(*turn.turn)) return write_comment(html, style, turn.turn->comment);
    write_place(html, style, report, turn, anchor, row);
    const ByPlayer<std::string> names = {report.name_of(Player::first), report.name_of(Player::second)};
    if (turn.before && shows_board(style, report, turn))
        write_board(html, style, *turn.before, names, report.contents.ids);
    write_words(html, report, turn);
    write_analyses(html, style, report, turn);
    write_comment(html, style, turn.turn->comment);
}

}  // namespace gammonkit::classic
