#include "model/decisions/choice_words.hpp"

#include "report/pdf/pages.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"

#include <fmt/format.h>

namespace gammonkit::pdf {

namespace {

/// What stands in words above the table: "31: 8/5 6/5 ?? -0.143, best 13/10 24/23".
std::string verdict_of(const DecisionError& judged, const Translator& words)
{
    const Decision& decision = judged.decision;
    std::string text = decision_words(decision, words);
    if (const std::optional<SkillMark> mark = mark_of(judged)) text += fmt::format(" {}", sign_of(*mark));
    if (judged.error && judged.error->normalized > 0)
        text += words.numbers(fmt::format(" {:+.3f}", -judged.error->normalized));
    const std::string best = decision.judgement ? decision.judgement->best : "";
    if (!best.empty() && best != decision.made)
        text += ", " + words.say("best: {0}", choice_words(best, words));
    return text;
}

/// The decision with its analysis only: what else belongs to the same turn has a board of its own.
BoardCard card_of(const MatchPages& match, const DecisionError& judged)
{
    const MatchReport& report = *match.report;
    const Decision& decision = judged.decision;
    const Turn& turn = *report.turn_of(decision).turn;
    const ByPlayer<PlayerInfo>& players = report.match->players;
    const bool is_play = decision.kind == DecisionKind::play;
    BoardCard card{.heading = fmt::format("{}: {}", numbered_place(report, decision),
                                          question_words(*decision.state, players, report.words)),
                   .verdict = verdict_of(judged, report.words),
                   .scene = {.state = *decision.state,
                             .names = {report.name_of(Player::first), report.name_of(Player::second)},
                             .view = view_of(report, match.look.view),
                             .words = report.words},
                   .comment = turn.comment,
                   .place = board_place(match, decision),
                   .target = match.with_records ? record_place(match, decision.game, decision.turn) : "",
                   .more = match.with_records ? " … " + report.words.say("(all of it in the record)") : ""};
    card.bookmark = fmt::format("{}: {}", numbered_place(report, decision), card.verdict);
    if (is_play) card.scene.plays = shown_plays(turn);
    const Player player = decision.state->to_decide();
    const std::vector<CubeAnalysis>& cubes = *report.turn_of(decision).cubes;
    card.tables = analysis_tables(is_play ? std::vector<CubeAnalysis>{} : cubes,
                                  is_play ? turn.plays : std::vector<PlayAnalysis>{}, *decision.state, player,
                                  report.contents.analysis, report.words);
    card.with_ids = report.contents.ids;
    return card;
}

BoardCard card_of(const PositionRecord& record, std::size_t number, const BoardLook& look,
                  const ReportContents& contents, const Translator& words)
{
    BoardCard card{.heading = words.say("Position {0}", number),
                   .verdict = question_words(record.state, record.players, words),
                   .scene = {.state = record.state,
                             .names = {name_of(record.players, Player::first, words),
                                       name_of(record.players, Player::second, words)},
                             .view = look.view,
                             .words = words},
                   .tables = analysis_tables(record.cubes, record.plays, record.state,
                                             record.state.to_decide(), contents.analysis, words),
                   .comment = record.comment,
                   .place = fmt::format("p{}", number),
                   .with_ids = contents.ids};
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
