#include "report/decision_diagrams.hpp"
#include "report/pdf/pages.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::pdf {

namespace {

/// The decision with its analysis only: what else belongs to the same turn has a board of its own.
BoardCard card_of(const MatchPages& match, const DecisionError& judged)
{
    const MatchReport& report = *match.report;
    const Decision& decision = judged.decision;
    const ByPlayer<PlayerInfo>& players = report.match->players;
    Diagram diagram = diagram_of(report, judged, view_of(report, match.look.view));
    diagram.scene.with_epc = false;
    const DecisionSentences told = decision_sentences(report, judged, report.contents.analysis);
    BoardCard card{.heading = fmt::format("{}: {}", numbered_place(report, decision),
                                          question_words(*decision.state, players, report.words)),
                   .verdict = {told.made},
                   .scene = diagram.scene,
                   .tables = tables_of(diagram),
                   .reasons = report.why(judged),
                   .comment = report.turn_of(decision).turn->comment.str(),
                   .place = board_place(match, decision),
                   .target = match.with_records ? record_place(match, decision.game, decision.turn) : "",
                   .more = match.with_records ? " … " + report.words.say("(all of it in the record)") : "",
                   .with_ids = report.contents.ids};
    if (!told.best.empty()) card.verdict.push_back(told.best);
    card.bookmark = fmt::format("{}: {}", numbered_place(report, decision), joined(card.verdict, ". "));
    return card;
}

BoardCard card_of(const PositionRecord& record, std::size_t number, const BoardLook& look,
                  const ReportContents& contents, const Translator& words)
{
    BoardCard card{.heading = words.say("Position {0}", number),
                   .verdict = {question_words(record.state, record.players, words)},
                   .scene = {.state = record.state,
                             .names = {name_of(record.players, Player::first, words),
                                       name_of(record.players, Player::second, words)},
                             .view = look.view,
                             .words = words},
                   .comment = record.comment,
                   .place = fmt::format("p{}", number),
                   .with_ids = contents.ids};
    card.tables =
        tables_of({.scene = card.scene, .plays = record.plays, .cubes = record.cubes, .contents = contents});
    if (!record.plays.empty() && !record.plays.front().candidates.empty())
        card.scene.plays = {
            {.play = record.plays.front().candidates.front().play, .kind = ShownPlay::Kind::best}};
    return card;
}

}  // namespace

BoardChoice boards_of(const Options& options)
{
    if (options.text("kind") == "brief") return {.which = BoardChoice::Which::none};
    return board_choice(options);
}

std::string record_place(const MatchPages& match, std::size_t game, std::size_t turn)
{
    return fmt::format("{}g{}-{}", match.prefix, game + 1, turn + 1);
}

std::string board_place(const MatchPages& match, const Decision& decision)
{
    return fmt::format("{}-{}", record_place(match, decision.game, decision.turn), to_string(decision.kind));
}

std::vector<const DecisionError*> studied_decisions(const MatchReport& report, const BoardChoice& boards)
{
    std::vector<const DecisionError*> studied;
    for (const DecisionError& judged : report.statistics.decisions) {
        if (judged.decision.state && boards.show(report, judged)) studied.push_back(&judged);
    }
    return studied;
}

void add_study(Flow& flow, const MatchPages& match)
{
    if (match.studied.empty()) return;
    flow.begin_page(2);
    flow.bookmark(
        match.report->words.say(match.report->chosen ? "Chosen decisions"_say : "Decisions worth study"_say),
        1);
    std::vector<BoardCard> cards;
    for (const DecisionError* judged : match.studied)
        cards.push_back(card_of(match, *judged));
    const Translator& words = match.report->words;
    add_long_comments(flow, add_cards(flow, cards, match.look.theme, match.cards, words), words);
}

void add_positions(Flow& flow, const Reports& reports, const BoardLook& look, const CardLayout& layout)
{
    const Translator& words = reports.words();
    flow.begin_page(2);
    flow.bookmark(words.say("Positions"), 0);
    std::vector<BoardCard> cards;
    for (const PositionRecord& position : reports.positions())
        cards.push_back(card_of(position, cards.size() + 1, look, reports.contents(), words));
    add_long_comments(flow, add_cards(flow, cards, look.theme, layout, words), words);
}

}  // namespace gammonkit::pdf
