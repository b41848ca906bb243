#include "formats/latex/format.hpp"

#include "report/decision_diagrams.hpp"
#include "report/diagram/diagram_writers.hpp"
#include "report/match_report.hpp"
#include "report/render/tikz_canvas.hpp"
#include "report/reports.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"
#include "report/typeset.hpp"
#include "report/verdict.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr int kBoardWidth = 230;  // Big points.

/// A comment with its own line ends.
std::string comment_tex(std::string_view comment)
{
    std::string text;
    for (const char c : latex_text(comment)) {
        if (c == '\n') text += '\n';
        text += c;
    }
    return text.empty() ? "" : fmt::format("\\begin{{quote}}\\itshape {}\\end{{quote}}\n", text);
}

std::string sheet_of(const MatchReport& report)
{
    const Match& match = *report.match;
    std::string facts;
    for (const MatchFact& fact : match_facts(match, report.words))
        facts += fmt::format("{} & {} \\\\\n", latex_text(fact.name), latex_text(fact.value));
    return fmt::format("\\section*{{{} -- {}}}\n\\begin{{tabular}}{{ll}}\n{}\\end{{tabular}}\n\n{}",
                       latex_text(report.name_of(Player::first)), latex_text(report.name_of(Player::second)),
                       facts, comment_tex(match.comment));
}

/// A table for each section, so that pages can end between them.
std::string sections_tex(const MatchReport& report, const std::vector<StatisticsSection>& sections)
{
    std::string text;
    for (const StatisticsSection& section : sections)
        text += latex_table(typeset(table_of(section, report))) + "\n\n";
    return text;
}

std::string map_tex(const PerformanceMap& map, const Translator& words)
{
    // As wide as the line at most: a long match has many scores.
    return fmt::format(
        "{}\n\n\\resizebox{{\\ifdim\\width>\\linewidth \\linewidth\\else\\width\\fi}}{{!}}{{%\n{}}}\n\n",
        latex_text(map.title), latex_table(typeset(table_of(map, words))));
}

std::string statistics_tex(const MatchReport& report)
{
    const std::vector<StatisticsSection> sections = shown_statistics(report);
    if (sections.empty()) return "";
    std::string text = fmt::format("\\subsection*{{{}}}\n", latex_text(report.words.say("Statistics"))) +
                       sections_tex(report, sections);
    for (const PerformanceMap& map : shown_maps(report))
        text += map_tex(map, report.words);
    for (const GameFigures& game : shown_games(report))
        text += fmt::format("\\subsubsection*{{{}}}\n{}", latex_text(game.title),
                            sections_tex(report, game.sections));
    return text;
}

std::string turn_tex(const ReportedTurn& turn, const Translator& words)
{
    std::string text;
    for (const DecisionError& judged : turn.decisions) {
        if (judged.decision.choice == MadeChoice::waited && mark_of(judged))
            text += fmt::format("{} \\textbf{{{}}}; ", latex_text(words.say("no double")),
                                sign_of(*mark_of(judged)));
    }
    if (const std::optional<Dice> dice = dice_of(*turn.turn))
        text += fmt::format("{}{}: ", dice->first(), dice->second());
    text += latex_text(words_in_record(turn, words));
    for (const DecisionError& judged : turn.decisions) {
        const std::optional<SkillMark> mark = mark_of(judged);
        if (!mark || judged.decision.choice == MadeChoice::waited) continue;
        text += fmt::format(" \\textbf{{{}}}", sign_of(*mark));
        if (judged.error)
            text += words.numbers(fmt::format(" {{\\footnotesize {:.3f}}}", judged.error->normalized));
    }
    return text;
}

std::string turns_tex(const std::vector<const ReportedTurn*>& turns, const Translator& words)
{
    std::string text;
    for (const ReportedTurn* const turn : turns)
        text += (text.empty() ? "" : ", ") + turn_tex(*turn, words);
    return text;
}

std::string game_tex(const MatchReport& report, const ReportedGame& game)
{
    std::string rows;
    for (const MoveRow& row : move_rows(game)) {
        rows += row.number == 0
                    ? fmt::format(" & \\multicolumn{{2}}{{p{{.85\\textwidth}}}}{{\\itshape {}}} \\\\\n",
                                  latex_text(row.comment))
                    : fmt::format("{} & {} & {} \\\\\n", row.number, turns_tex(row.turns.first, report.words),
                                  turns_tex(row.turns.second, report.words));
    }
    if (!rows.empty()) {
        rows = fmt::format("\\begin{{longtable}}[l]{{@{{}}rp{{.42\\textwidth}}p{{.42\\textwidth}}}}\n"
                           " & \\textbf{{{}}} & \\textbf{{{}}} \\\\\\endhead\n{}\\end{{longtable}}\n",
                           latex_text(report.name_of(Player::first)),
                           latex_text(report.name_of(Player::second)), rows);
    }
    const std::string result =
        game.outcome ? fmt::format("{}\n\n",
                                   latex_text(result_words(*game.outcome, game.match->players, report.words)))
                     : "";
    return fmt::format("\\subsection*{{{}}}\n{}\n\n{}{}{}",
                       latex_text(report.words.say("Game {0}", game.game().number)),
                       latex_text(score_words(report, game)), comment_tex(game.game().comment), rows, result);
}

/// Puts the boards behind `text`, two in a row: copies of so much would be too large.
void add_boards(const MatchReport& report, const BoardLook& look, const BoardChoice& boards,
                std::string& text)
{
    std::size_t shown = 0;
    for (const DecisionError& judged : report.statistics.decisions) {
        if (!boards.show(report, judged) || !judged.decision.state) continue;
        Diagram diagram = diagram_of(report, judged, view_of(report, look.view));
        diagram.heading = fmt::format("{}. {}", numbered_place(report, judged.decision),
                                      decision_sentence(report, judged, report.contents.analysis));
        if (shown == 0)
            text += fmt::format("\\subsection*{{{}}}\n", latex_text(report.words.say("Decisions")));
        text += fmt::format("\\begin{{minipage}}[t]{{.485\\textwidth}}\n{}\\end{{minipage}}{}",
                            diagram_latex(diagram, look.theme, kBoardWidth),
                            ++shown % 2 == 0 ? "\\par\\medskip\n\n" : "\\hfill\n");
    }
    if (shown > 0) text += "\n\n";
}

std::string position_tex(const PositionRecord& record, const BoardLook& look, const ReportContents& contents,
                         const Translator& words)
{
    const Diagram diagram{.heading = question_words(record.state, record.players, words),
                          .scene = {.state = record.state,
                                    .names = {name_of(record.players, Player::first, words),
                                              name_of(record.players, Player::second, words)},
                                    .view = look.view,
                                    .words = words},
                          .plays = record.plays,
                          .cubes = record.cubes,
                          .contents = contents};
    return diagram_latex(diagram, look.theme, kBoardWidth) + comment_tex(record.comment);
}

}  // namespace

Result<std::string> write_latex(const Collection& collection, const Options& options)
{
    GK_TRY(const BoardLook look, look_of(options));
    GK_TRY(const ReportChoice choice, choice_of(options));
    const Reports reports(collection, choice);
    const BoardChoice boards = board_choice(options);
    GK_TRY_VOID(check_count(boards, reports, kMostDrawnBoards));
    std::string text = latex_preamble(options.text("paper"));
    for (const MatchReport& report : reports.matches()) {
        text += sheet_of(report) + statistics_tex(report);
        for (const ReportedGame& game : report.games)
            text += game_tex(report, game);
        add_boards(report, look, boards, text);
    }
    for (const PositionRecord& record : reports.positions())
        text += position_tex(record, look, reports.contents(), reports.words());
    return text + "\\end{document}\n";
}

}  // namespace gammonkit
