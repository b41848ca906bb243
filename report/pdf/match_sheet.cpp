#include "model/decisions/choice_words.hpp"
#include "model/replay.hpp"
#include "report/pdf/pages.hpp"
#include "report/render/fitted_text.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"
#include "support/columns/text_table.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

constexpr std::size_t kMostCommentLines = 12;

void add_player(Flow& flow, const MatchReport& report, Player player)
{
    const Match& match = *report.match;
    const std::string rating = one_line(shown_rating(match.players[player]));
    const Box row = flow.take(24);
    const std::string score =
        match.games.empty() ? "" : std::to_string(score_after(match, match.games.size() - 1)[player]);
    const CanvasPoint baseline{row.x, row.y + 16};
    Canvas& canvas = flow.canvas();
    TextStyle bold{.color = kInk, .size = 15, .bold = true};
    const std::string whole = one_line(report.name_of(player));
    const double room = (rating.empty() ? 0.9 : 0.72) * row.width;
    bold.size = fitted_size(canvas, whole, bold, room);
    const std::string name = fitted_text(canvas, whole, bold, room);
    canvas.text(baseline, name, bold);
    const double behind = row.x + canvas.text_width(name, bold) + 10;
    const TextStyle small{.color = kGray, .size = 8};
    canvas.text({behind, baseline.y}, fitted_text(canvas, rating, small, 100), small);
    canvas.text({row.right(), baseline.y}, score,
                {.color = kInk, .size = 17, .bold = true, .anchor = Anchor::end});
    canvas.line({row.x, row.bottom() - 1}, {row.right(), row.bottom() - 1}, {.color = kHair, .width = 0.5});
}

void add_statistics(Flow& flow, const MatchReport& report)
{
    if (report.statistics.nothing_analyzed || report.detail == StatisticsDetail::none) return;
    flow.heading(report.words.say("Statistics"), 11);
    const StatisticsSection summary{.rows = statistics_summary(report.statistics, report.words)};
    add_table(flow, statistics_table(summary, report), {.size = 8.5, .stretched = true});
    flow.skip(15);
}

/// "Ann: errors +19%, luck +31%": what moved her chance from one half to the result.
std::string balance_words(const MatchReport& report, const MatchBalance& balance)
{
    const BalanceParts parts = parts_of(balance);
    const std::string unexplained = unexplained_words(parts, report.words);
    return report.words.say("{0}: 50% at the start, errors {1}, luck {2}", report.name_of(Player::first),
                            change_words(parts.errors), change_words(parts.luck)) +
           (unexplained.empty() ? "" : ", " + unexplained);
}

/// What is not said above yet of how the match went, and what brought it about as a bar.
void add_story(Flow& flow, const MatchReport& report)
{
    flow.paragraph(story_words(report), {.color = kInk, .size = 11, .bold = true});
    if (const std::optional<MatchBalance> balance = balance_of(report.statistics))
        add_balance_bar(flow, *balance, balance_words(report, *balance), report.words);
    flow.skip(8);
}

std::string best_of(const DecisionError& judged, const Translator& words)
{
    return judged.decision.judgement ? choice_words(judged.decision.judgement->best, words) : "";
}

constexpr std::size_t kChances = 4;  ///< The column by which errors in matches are sorted.

void leave_out_column(AnalysisTable& table, std::size_t column)
{
    const auto at = static_cast<std::ptrdiff_t>(column);
    table.head.erase(table.head.begin() + at);
    table.figures.erase(table.figures.begin() + at);
    for (std::vector<std::string>& row : table.rows)
        row.erase(row.begin() + at);
}

void add_errors(Flow& flow, const MatchPages& match, const std::vector<const DecisionError*>& errors)
{
    if (errors.empty()) return;
    const std::optional<Player> me = match.report->me;
    const Translator& words = match.report->words;
    flow.heading(me ? words.say("{0}: the worst errors", match.report->name_of(*me))
                    : words.say("The worst errors"),
                 11);
    AnalysisTable table{.head = {"", words.say("place"), words.say("player"), words.say("decision"),
                                 words.say("MWC"), words.say("error"), "", words.say("best"),
                                 words.say("page")},
                        .figures = {false, false, false, false, true, true}};
    const ByPlayer<PlayerInfo> names = short_names(*match.report);
    const double first = flow.y();
    for (const DecisionError* judged : errors) {
        const Decision& decision = judged->decision;
        table.rows.push_back({std::to_string(table.rows.size() + 1), numbered_place(*match.report, decision),
                              name_of(names, decision.player, words), decision_words(decision, words),
                              words.numbers(fmt::format("{:.2f}%", 100 * judged->error->absolute)),
                              words.numbers(fmt::format("{:.3f}", judged->error->normalized)),
                              std::string(sign_of(*judged->mark)), best_of(*judged, words), ""});
    }
    if (match.report->match->rules.is_money()) leave_out_column(table, kChances);
    add_table(flow, table, {.size = 8.5, .stretched = true});
    // All lines are as high as the head, however small the letters became.
    const double height = (flow.y() - first - 1.5) / static_cast<double>(errors.size() + 1);
    for (std::size_t i = 0; i < errors.size(); ++i) {
        const double y = flow.y() - height * static_cast<double>(errors.size() - i);
        const Box line{flow.left(), y, flow.width(), height};
        flow.link(line, board_place(match, errors[i]->decision));
        flow.page_number(line, height / leading(1), board_place(match, errors[i]->decision));
    }
    flow.skip(8);
}

void add_games(Flow& flow, const MatchPages& match)
{
    const MatchReport& report = *match.report;
    if (report.games.empty()) return;
    const Translator& words = report.words;
    flow.heading(words.say("Games"), 11);
    const ByPlayer<PlayerInfo> names = short_names(report);
    AnalysisTable table{.head = {"", words.say("score before"), words.say("turns"), words.say("result")}};
    for (const ReportedGame& game : report.games) {
        const Game& record = game.game();
        table.rows.push_back(
            {words.say("Game {0}", record.number),
             fmt::format("{} – {}", record.score.first, record.score.second),
             std::to_string(game.turns.size()),
             game.outcome ? result_words(*game.outcome, names, words) : words.say("not finished")});
    }
    add_table(flow, table, {.size = 8.5, .gap = 16});
    flow.skip(8);
}

/// On the sheet only as much as leaves room for the rest; all of it stands before the records.
void add_comment(Flow& flow, const MatchPages& match)
{
    const std::string& comment = match.report->match->comment;
    if (comment.empty()) return;
    const TextStyle style{.color = kInk, .size = 8.5};
    std::vector<std::string> lines = wrapped(flow.canvas(), comment, style, flow.width());
    const bool is_cut = match.with_records && lines.size() > kMostCommentLines;
    if (is_cut) lines.resize(kMostCommentLines);
    flow.paragraph(joined(lines, "\n") +
                       (is_cut ? " … " + match.report->words.say("(all of it in the record)") : ""),
                   style);
    flow.skip(8);
}

}  // namespace

std::string title_of(const MatchReport& report)
{
    return fmt::format("{} – {}", report.name_of(Player::first), report.name_of(Player::second));
}

std::string decision_words(const Decision& decision, const Translator& words)
{
    const std::string made = choice_words(decision.made, words);
    if (!decision.dice) return made;
    return fmt::format("{}{}: {}", decision.dice->first(), decision.dice->second(), made);
}

ByPlayer<PlayerInfo> short_names(const MatchReport& report)
{
    constexpr std::size_t kMost = 24;
    ByPlayer<PlayerInfo> players = report.match->players;
    for (const Player player : kPlayers)
        players[player].name = shortened(one_line(players[player].name), kMost);
    return players;
}

void add_match_sheet(Flow& flow, const MatchPages& match)
{
    const MatchReport& report = *match.report;
    flow.begin_page();
    flow.mark(match.prefix);
    flow.bookmark(title_of(report), 0);
    {
        const Tagged heading(flow, "H1");
        for (const Player player : kPlayers)
            add_player(flow, report, player);
    }
    flow.skip(4);
    flow.paragraph(match_facts_line(*report.match, report.words), {.color = kGray, .size = 9});
    flow.skip(6);
    add_story(flow, report);
    add_comment(flow, match);
    add_statistics(flow, report);
    std::vector<const DecisionError*> errors = errors_by_cost(report);
    // The sheet of a reader who plays is about him.
    std::erase_if(errors, [&](const DecisionError* judged) {
        return report.me && judged->decision.player != *report.me;
    });
    errors.resize(std::min(errors.size(), match.sheet.most_errors));
    add_errors(flow, match, errors);
    add_chart(flow, match, errors);
    add_games(flow, match);
}

}  // namespace gammonkit::pdf
