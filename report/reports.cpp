#include "report/reports.hpp"

#include "analysis/met/match_units.hpp"
#include "decisions/filter/find.hpp"
#include "decisions/reasons/reasons.hpp"

#include <fmt/format.h>

namespace gammonkit {

namespace {

std::optional<Player> seat_of(const std::string& me, const Match& match)
{
    for (const Player player : kPlayers) {
        if (!me.empty() && is_me({.me = me}, match.players[player].name)) return player;
    }
    return std::nullopt;
}

/// As if no analysis had said anything of it.
void forget_judgement(DecisionError& judged)
{
    judged.decision.judgement = {};
    judged.decision.mark.reset();
    judged.error.reset();
    judged.mark.reset();
    judged.mistake.reset();
    judged.in_rate = RateEligibility::not_analyzed;
    judged.in_performance = RateEligibility::not_analyzed;
}

void forget_parts(DecisionError& judged, const LeftOut& parts)
{
    if (judged.decision.kind == DecisionKind::play ? parts.plays : parts.cubes) forget_judgement(judged);
    if (!parts.luck) return;
    judged.luck.reset();
    judged.luck_mark.reset();
    judged.decision.luck_mark.reset();
}

/// Takes what is not shown out of a match and of the report about it.
void leave_out(MatchReport& report, Match& match, const FollowedMatch& followed,
               const MatchEquityTable& table)
{
    const LeftOut parts = report.contents.left_out();
    if (!parts.any()) return;
    if (parts.luck) {
        // The decisions stay: turns point at them, and a filter has chosen among them.
        leave_out(match, report.contents.is_plain() ? parts : LeftOut{.luck = true, .luck_marks = true});
        MatchStatistics statistics = statistics_of_stated(match, followed, table, report.statistics.counting);
        statistics.decisions = std::move(report.statistics.decisions);
        report.statistics = std::move(statistics);
    }
    leave_out(match, parts);
    for (DecisionError& judged : report.statistics.decisions)
        forget_parts(judged, parts);
}

}  // namespace

Reports::Reports(const Collection& collection, const ReportChoice& choice)
    : shown_(collection), contents_(choice.contents), words_(choice.words)
{
    // Before turns are pointed at: a remark is gone with its comment.
    leave_out(shown_, {.comments = !contents_.comments});
    const auto reason_finder = std::make_shared<ReasonFinder>();
    const Legality legality = choice.filter ? legality_for(*choice.filter) : Legality::ignored;
    for (Match& match : shown_.matches) {
        const FollowedMatch followed = follow(match, legality);
        const MatchEquityTable& table = tables_.of(match);
        state_in_both_units(match, followed, table);
        matches_.push_back(report_of(match, followed, table, choice.filter, choice.counting, words_));
        matches_.back().number = matches_.size();
        matches_.back().of = shown_.matches.size();
        matches_.back().detail = choice.statistics;
        matches_.back().contents = contents_;
        matches_.back().me = seat_of(choice.me, match);
        matches_.back().table = &table;
        matches_.back().reason_finder = reason_finder;
        leave_out(matches_.back(), match, followed, table);
    }
    for (PositionRecord& position : shown_.positions) {
        state_in_both_units(position, tables_);
        leave_out(position, contents_.left_out());
    }
}

std::string Reports::title() const
{
    if (matches_.empty()) return words_.say("Backgammon positions");
    const std::string title = fmt::format("{} – {}", matches_.front().name_of(Player::first),
                                          matches_.front().name_of(Player::second));
    const std::size_t more = matches_.size() - 1;
    return more == 0 ? title : words_.say("{0} and {1, plural, other {# more}}", title, more);
}

}  // namespace gammonkit
