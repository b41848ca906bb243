#include "formats/text/format.hpp"

#include "model/decisions/place.hpp"
#include "report/board_choice.hpp"
#include "report/diagram/diagram_writers.hpp"
#include "report/reports.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string underlined(const std::string& title, char line)
{
    return fmt::format("{}\n{}\n\n", title, std::string(columns_of(title), line));
}

/// With its own lines.
std::string comment_text(std::string_view comment)
{
    if (comment.empty()) return "";
    std::string text = "\n";
    for (LineCursor lines(comment); !lines.at_end();)
        text += printable(lines.next()) + "\n";
    return text;
}

std::string sheet_of(const MatchReport& report)
{
    const Match& match = *report.match;
    std::string text = underlined(
        printable(fmt::format("{} - {}", report.name_of(Player::first), report.name_of(Player::second))),
        '=');
    std::size_t widest = 10;
    const std::vector<MatchFact> facts = match_facts(match, report.words);
    for (const MatchFact& fact : facts)
        widest = std::max(widest, columns_of(printable(fact.name)));
    for (const MatchFact& fact : facts)
        text += in_column(printable(fact.name), widest + 1) + printable(fact.value) + "\n";
    return text + comment_text(match.comment) + "\n";
}

/// Statistics as lines of three columns.
class FigureLines {
public:
    explicit FigureLines(const MatchReport& report)
        : report_(report), is_full_(report.detail == StatisticsDetail::full)
    {
    }

    [[nodiscard]] std::string names() const
    {
        return line("", printable(report_.name_of(Player::first)),
                    printable(report_.name_of(Player::second)));
    }

    [[nodiscard]] std::string sections(const std::vector<StatisticsSection>& sections) const
    {
        std::string text;
        for (const StatisticsSection& section : sections) {
            if (!section.title.empty()) text += "\n" + section.title + "\n";
            for (const StatisticsRow& row : section.rows)
                text += line(row.name, printable(row.cells.first), printable(row.cells.second));
        }
        return text;
    }

private:
    [[nodiscard]] std::string line(std::string_view name, std::string_view first,
                                   std::string_view second) const
    {
        return in_column(name, is_full_ ? 46 : 26) + in_column(first, is_full_ ? 32 : 26) +
               std::string(second) + "\n";
    }

    const MatchReport& report_;
    bool is_full_;
};

std::string statistics_text(const MatchReport& report)
{
    const std::vector<StatisticsSection> sections = shown_statistics(report);
    if (sections.empty()) return "";
    const FigureLines lines(report);
    std::string text =
        underlined(report.words.say("Statistics"), '-') + lines.names() + lines.sections(sections);
    for (const PerformanceMap& map : shown_maps(report))
        text += "\n" + map_text(map, report.words);
    for (const GameFigures& game : shown_games(report))
        text += "\n" + underlined(game.title, '-') + lines.names() + lines.sections(game.sections);
    return text + "\n";
}

class TextReport {
public:
    TextReport(const MatchReport& report, const BoardChoice& boards, const BoardView& view)
        : report_(report), boards_(boards), view_(view)
    {
    }

    std::string text()
    {
        text_ = sheet_of(report_) + statistics_text(report_);
        for (const ReportedGame& game : report_.games)
            add(game);
        return std::move(text_);
    }

private:
    void add(const ReportedGame& game)
    {
        text_ += underlined(
            printable(report_.words.say("Game {0}: {1}", game.game().number, score_words(report_, game))),
            '-');
        if (!game.game().comment.empty()) text_ += comment_text(game.game().comment) + "\n";
        const std::vector<int> rows = rows_of_turns(game.game());
        for (const ReportedTurn& turn : game.turns) {
            place_ = {.match = report_.of > 1 ? std::optional(report_.number) : std::nullopt,
                      .game = game.index + 1,
                      .turn = turn.index + 1};
            row_ = rows[turn.index];
            add(turn);
        }
        if (game.outcome)
            text_ += fmt::format(
                "\n{}\n\n", printable(result_words(*game.outcome, report_.match->players, report_.words)));
    }

    void add(const ReportedTurn& turn)
    {
        bool is_told = false;
        for (const DecisionError& judged : turn.decisions)
            is_told = add(judged) || is_told;
        if (!is_told) add_words(turn);
        text_ += comment_text(turn.turn->comment);
    }

    /// "g2-17 (move 9)"; "g2-17c (move 9)" of the cube.
    [[nodiscard]] std::string place(bool before_roll = false) const
    {
        TurnPlace place = place_;
        place.before_roll = before_roll;
        return report_.words.say("{0} (move {1})", to_string(place), row_);
    }

    /// False if there is nothing to say of the decision.
    bool add(const DecisionError& judged)
    {
        const bool silent = judged.decision.choice == MadeChoice::waited && !mark_of(judged);
        const bool shown = boards_.show(report_, judged);
        if (silent && !shown) return false;
        text_ += fmt::format("{}. {}", place(judged.decision.choice == MadeChoice::waited),
                             printable(decision_words(report_, judged)));
        const std::optional<LuckMark> luck = luck_mark_of(judged);
        text_ += luck && judged.decision.kind == DecisionKind::play
                     ? fmt::format(" ({})\n", words_of(*luck, report_.words))
                     : "\n";
        if (shown && judged.decision.state)
            text_ += fmt::format("\n{}\n", board_with_tables(diagram_of(report_, judged, view_)));
        return judged.decision.choice != MadeChoice::waited;
    }

    void add_words(const ReportedTurn& turn)
    {
        const std::optional<Dice> dice = dice_of(*turn.turn);
        if (turn.words.empty() && !dice) return;
        const std::string roll = dice ? fmt::format("{}{}: ", dice->first(), dice->second()) : "";
        text_ += printable(fmt::format("{}. {} {}{}", place(), report_.name_of(turn.turn->player), roll,
                                       turn.words)) +
                 '\n';
    }

    const MatchReport& report_;
    BoardChoice boards_;
    BoardView view_;
    std::string text_;
    TurnPlace place_;  ///< Of the turn that is added.
    int row_ = 0;
};

std::string text_of(const PositionRecord& record, const BoardView& view, const ReportContents& contents,
                    const Translator& words)
{
    const Diagram diagram{.scene = {.state = record.state,
                                    .names = {name_of(record.players, Player::first, words),
                                              name_of(record.players, Player::second, words)},
                                    .view = view,
                                    .words = words},
                          .plays = record.plays,
                          .cubes = record.cubes,
                          .contents = contents};
    return fmt::format("{}\n\n{}{}\n", printable(question_words(record.state, record.players, words)),
                       board_with_tables(diagram), comment_text(record.comment));
}

}  // namespace

Result<std::string> write_text(const Collection& collection, const Options& options)
{
    GK_TRY(const ReportChoice choice, choice_of(options));
    const Reports reports(collection, choice);
    const BoardChoice boards = board_choice(options);
    const BoardView view = view_from(options);
    GK_TRY_VOID(check_count(boards, reports, kMostReportedBoards));
    std::string text;
    for (const MatchReport& report : reports.matches())
        text += TextReport(report, boards, view).text();
    for (const PositionRecord& record : reports.positions())
        text += text_of(record, view, reports.contents(), reports.words());
    return text;
}

}  // namespace gammonkit
