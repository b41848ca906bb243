#include "report/site/site_match.hpp"

#include "model/decisions/choice_words.hpp"
#include "report/diagram/diagram_card.hpp"
#include "report/html/page.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using html::Page;

SiteError error_of(const Page& page, const MatchReport& report, const DecisionError& judged,
                   const std::string& id, const SiteDepth& depth)
{
    const Decision& decision = judged.decision;
    return {.id = id,
            .cost = judged.error->normalized,
            .words = decision_words(report, judged, html::kMinus),
            .best = decision.judgement ? choice_words(decision.judgement->best, report.words) : "",
            .place = place_words(report, decision),
            .anchor = depth.has_anchors ? html::anchor_of(page, report, judged) : ""};
}

/// Those that have a mark, with their problems as far as they may be asked, and those that have a theme.
std::vector<SiteError> errors_of(const Page& page, const MatchReport& report, Player player,
                                 const SiteDepth& depth)
{
    const std::optional<MatchFingerprint> fingerprint = match_fingerprint(*report.match);
    std::vector<SiteError> errors;
    std::size_t marked = 0;
    for (const std::size_t index : errors_by_size(report.statistics.decisions, &Amount::normalized)) {
        const DecisionError& judged = report.statistics.decisions[index];
        const Decision& decision = judged.decision;
        if (decision.player != player || !decision.state) continue;
        if (!judged.mark && judged.error->normalized < kLeastPlanned) continue;
        errors.push_back(error_of(page, report, judged, problem_id(fingerprint, decision), depth));
        if (!judged.mark || ++marked > kAskedErrors) continue;
        errors.back().problem = study_problem(report, judged, fingerprint);
    }
    return errors;
}

SitePart part_of(const Page& page, const MatchReport& report, Player player, const SiteDepth& depth)
{
    const PlayerStatistics& numbers = report.statistics.match.players[player];
    SitePart part{.checker = numbers.checker_performance,
                  .cube = numbers.cube_performance,
                  .by_phase = numbers.by_phase};
    for (std::size_t i = 0; i < kGamePlans; ++i)
        part.by_plan[i] = numbers.with_plan(i);
    for (std::size_t i = 0; i < numbers.by_pace.size(); ++i)
        part.by_pace[i] = numbers.by_pace[i].performance;
    for (const PerformanceAtScore& score : numbers.by_score)
        part.by_score[static_cast<std::size_t>(group_of(score))] += score.performance;
    part.errors = errors_of(page, report, player, depth);
    part.planned = planned_match(report, player, "");
    return part;
}

/// What shows a match to whoever gets a link to it; nothing if no decision of it is known.
std::optional<Card> decisive_card(const MatchReport& report)
{
    const std::vector<Moment> moments = moments_of(report);
    if (moments.empty()) return std::nullopt;
    BoardView view;
    view.bottom = moments.front().judged->decision.player;
    return card_of(diagram_of(report, *moments.front().judged, view));
}

}  // namespace

std::string_view to_string(ScoreGroup group)
{
    constexpr std::array<std::string_view, kScoreGroups> kNames = {
        "ahead"_say,         "even"_say,           "behind"_say,
        "Crawford game"_say, "after Crawford"_say, "double match point"_say,
        "money"_say};
    return kNames[static_cast<std::size_t>(group)];
}

ScoreGroup group_of(const PerformanceAtScore& score)
{
    if (score.away == 0) return ScoreGroup::money;
    if (score.away == 1 && score.opponent_away == 1) return ScoreGroup::match_point;
    if (score.crawford_game) return ScoreGroup::crawford;
    if (score.post_crawford) return ScoreGroup::post_crawford;
    if (score.away == score.opponent_away) return ScoreGroup::even;
    return score.away < score.opponent_away ? ScoreGroup::ahead : ScoreGroup::behind;
}

std::vector<SiteMatch> site_matches(const Collection& collection, const KnownTables& tables,
                                    const ReportChoice& choice, const SiteDepth& depth)
{
    std::vector<SiteMatch> matches;
    for (const Match& match : collection.matches) {
        matches.push_back({.kind = kind_words(match.rules, choice.words),
                           .record = record_of(match, tables.of(match)),
                           .names = {name_of(match.players, Player::first, choice.words),
                                     name_of(match.players, Player::second, choice.words)}});
        if (depth.has_anchors && collection.matches.size() > 1)
            matches.back().anchor = fmt::format("m{}-match", matches.size());
    }
    if (!depth.has_errors) return matches;
    const Reports reports(collection, choice);
    const Page page{.matches = reports.matches(), .positions = reports.positions()};
    for (std::size_t i = 0; i < matches.size(); ++i) {
        matches[i].card = decisive_card(reports.matches()[i]);
        for (const Player player : kPlayers)
            matches[i].parts[player] = part_of(page, reports.matches()[i], player, depth);
    }
    return matches;
}

}  // namespace gammonkit
