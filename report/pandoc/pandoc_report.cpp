#include "formats/pandoc/format.hpp"

#include "model/identifiers/packed_bits.hpp"
#include "report/decision_diagrams.hpp"
#include "report/match_report.hpp"
#include "report/pandoc/document.hpp"
#include "report/render/picture_loader.hpp"
#include "report/render/text_board.hpp"
#include "report/reports.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"
#include "report/typeset.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace pandoc {
namespace {

constexpr int kBoardWidth = 960;                    // In pixels; on paper it is as wide as
constexpr std::string_view kBoardOnPaper = "11cm";  // this.

void add(Parts& parts, Parts more)
{
    std::ranges::move(more, std::back_inserter(parts));
}

/// A picture; where nothing draws PNG, the board in letters: not all that pandoc writes can show SVG.
Json board(const BoardScene& scene, const Theme& theme)
{
    const PictureWords words = words_of(scene);
    const Result<std::string> png = load_and_draw(scene, words, theme, PictureFormat::png, kBoardWidth);
    if (!png)
        return code_block(draw_text_board(
            scene.state, {.names = scene.names, .with_ids = false, .numbers = scene.view.numbers}));
    return paragraph({image("data:image/png;base64," + padded_base64(*png), words.title, kBoardOnPaper)});
}

/// Of the headings below that of a match. A single match has none but the title of the document.
int level_of(const MatchReport& report)
{
    return report.of > 1 ? 2 : 1;
}

Parts sheet_of(const MatchReport& report)
{
    const Match& match = *report.match;
    Parts blocks{
        header(1, fmt::format("{} – {}", report.name_of(Player::first), report.name_of(Player::second)))};
    std::vector<std::vector<Parts>> rows;
    for (const MatchFact& fact : match_facts(match, report.words))
        rows.push_back({inlines(fact.name), inlines(fact.value)});
    if (!rows.empty()) blocks.push_back(table({{}, {}}, {}, std::move(rows)));
    add(blocks, quotation(match.comment));
    return blocks;
}

Parts sections(const MatchReport& report, const std::vector<StatisticsSection>& sections)
{
    Parts blocks;
    for (const StatisticsSection& section : sections)
        add(blocks, table(typeset(table_of(section, report))));
    return blocks;
}

Parts statistics_of(const MatchReport& report)
{
    const std::vector<StatisticsSection> shown = shown_statistics(report);
    if (shown.empty()) return {};
    Parts blocks{header(level_of(report), report.words.say("Statistics"))};
    add(blocks, sections(report, shown));
    for (const PerformanceMap& map : shown_maps(report))
        add(blocks, table(typeset(table_of(map, report.words))));
    for (const GameFigures& game : shown_games(report)) {
        blocks.push_back(header(level_of(report) + 1, game.title));
        add(blocks, sections(report, game.sections));
    }
    return blocks;
}

/// "31: 8/5 6/5", with bold marks and what errors cost.
Parts turn_of(const ReportedTurn& turn, const Translator& words)
{
    Parts parts;
    const auto add_mark = [&](SkillMark mark) { parts.push_back(strong(inlines(sign_of(mark)))); };
    for (const DecisionError& judged : turn.decisions) {
        if (judged.decision.choice != MadeChoice::waited || !mark_of(judged)) continue;
        add(parts, inlines(fmt::format("{} ", words.say("no double"))));
        add_mark(*mark_of(judged));
        add(parts, inlines("; "));
    }
    const std::optional<Dice> dice = dice_of(*turn.turn);
    const std::string roll = dice ? fmt::format("{}{}: ", dice->first(), dice->second()) : "";
    add(parts, inlines(roll + words_in_record(turn, words)));
    for (const DecisionError& judged : turn.decisions) {
        const std::optional<SkillMark> mark = mark_of(judged);
        if (!mark || judged.decision.choice == MadeChoice::waited) continue;
        add(parts, inlines(" "));
        add_mark(*mark);
        if (judged.error)
            add(parts, inlines(words.numbers(fmt::format(" {:.3f}", judged.error->normalized))));
    }
    return parts;
}

/// What one player did in a row, one thing after the other.
Parts turns_of(const std::vector<const ReportedTurn*>& turns, const Translator& words)
{
    Parts parts;
    for (const ReportedTurn* const turn : turns) {
        if (!parts.empty()) add(parts, inlines(", "));
        add(parts, turn_of(*turn, words));
    }
    return parts;
}

Json record_of(const MatchReport& report, const std::vector<MoveRow>& moves)
{
    std::vector<std::vector<Parts>> rows;
    for (const MoveRow& row : moves) {
        if (row.number == 0) {
            rows.push_back({{}, {emphasized(inlines(row.comment))}, {}});
        } else {
            rows.push_back({inlines(std::to_string(row.number)), turns_of(row.turns.first, report.words),
                            turns_of(row.turns.second, report.words)});
        }
    }
    return table({{.is_of_figures = true, .width = .06}, {.width = .47}, {.width = .47}},
                 {{}, inlines(report.name_of(Player::first)), inlines(report.name_of(Player::second))},
                 std::move(rows));
}

Parts game_of(const MatchReport& report, const ReportedGame& game)
{
    Parts blocks{header(level_of(report), report.words.say("Game {0}", game.game().number)),
                 paragraph(inlines(score_words(report, game)))};
    add(blocks, quotation(game.game().comment));
    const std::vector<MoveRow> moves = move_rows(game);
    if (!moves.empty()) blocks.push_back(record_of(report, moves));
    if (game.outcome)
        blocks.push_back(paragraph(inlines(result_words(*game.outcome, game.match->players, report.words))));
    return blocks;
}

/// The board, what analyses say, and identifiers.
Parts diagram_of(const Diagram& diagram, const Theme& theme)
{
    Parts blocks;
    for (const std::string& line : diagram.lines)
        blocks.push_back(paragraph(inlines(line)));
    blocks.push_back(board(diagram.scene, theme));
    for (const AnalysisTable& analysis : tables_of(diagram))
        add(blocks, table(typeset(analysis)));
    for (const std::string& identifier : identifiers_of(diagram))
        blocks.push_back(paragraph({code(identifier)}));
    return blocks;
}

/// For filters: what is decided, how bad it was, where, and the loss in normalized equity.
Attributes attributes_of(const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    Attributes attributes{.classes = {"decision", decision.kind == DecisionKind::play ? "play" : "cube"}};
    if (const std::optional<SkillMark> mark = mark_of(judged))
        attributes.classes.emplace_back(to_string(*mark));
    if (judged.error)
        attributes.values.emplace_back("error", fmt::format("{:.6f}", judged.error->normalized));
    return attributes;
}

Parts decisions_of(const MatchReport& report, const BoardLook& look, const BoardChoice& boards)
{
    Parts blocks;
    for (const DecisionError& judged : report.statistics.decisions) {
        if (!boards.show(report, judged) || !judged.decision.state) continue;
        Diagram diagram = diagram_of(report, judged, view_of(report, look.view));
        diagram.lines = lines_below(report, judged, report.contents.analysis);
        if (blocks.empty()) blocks.push_back(header(level_of(report), report.words.say("Decisions")));
        blocks.push_back(header(level_of(report) + 1,
                                decision_sentence(report, judged, report.contents.analysis),
                                attributes_of(judged)));
        add(blocks, diagram_of(diagram, look.theme));
    }
    return blocks;
}

Parts position_of(const PositionRecord& record, const BoardLook& look, const ReportContents& contents,
                  const Translator& words)
{
    Parts blocks{header(1, question_words(record.state, record.players, words))};
    add(blocks, diagram_of({.scene = {.state = record.state,
                                      .names = {name_of(record.players, Player::first, words),
                                                name_of(record.players, Player::second, words)},
                                      .view = look.view,
                                      .words = words},
                            .plays = record.plays,
                            .cubes = record.cubes,
                            .contents = contents},
                           look.theme));
    add(blocks, quotation(record.comment));
    return blocks;
}

}  // namespace
}  // namespace pandoc

Result<std::string> write_pandoc(const Collection& collection, const Options& options)
{
    GK_TRY(const BoardLook look, look_of(options));
    GK_TRY(const ReportChoice choice, choice_of(options));
    const Reports reports(collection, choice);
    const BoardChoice boards = board_choice(options);
    GK_TRY_VOID(check_count(boards, reports, kMostDrawnBoards));
    pandoc::Parts blocks;
    for (const MatchReport& report : reports.matches()) {
        pandoc::add(blocks, pandoc::sheet_of(report));
        pandoc::add(blocks, pandoc::statistics_of(report));
        for (const ReportedGame& game : report.games)
            pandoc::add(blocks, pandoc::game_of(report, game));
        pandoc::add(blocks, pandoc::decisions_of(report, look, boards));
    }
    for (const PositionRecord& record : reports.positions())
        pandoc::add(blocks, pandoc::position_of(record, look, reports.contents(), reports.words()));
    const int minor_version = options.text("version") == "2" ? 22 : 23;
    return pandoc::document(reports.title(), reports.words().tag(), minor_version, std::move(blocks));
}

}  // namespace gammonkit
