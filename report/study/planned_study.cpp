#include "report/study/planned_study.hpp"

#include "decisions/reasons/reasons.hpp"
#include "model/decisions/columns.hpp"
#include "model/decisions/place.hpp"
#include "model/decisions/reference_player.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {
namespace {

bool is_planned_error(const DecisionError& judged)
{
    return judged.decision.state && judged.error && judged.error->normalized >= kLeastPlanned;
}

bool is_of(const MatchReport& report, const DecisionError& judged, std::optional<Player> player)
{
    return player == judged.decision.player && report.shows(judged, true);
}

std::optional<PlannedError> planned_error(const MatchReport& report, const DecisionError& judged,
                                          std::string_view file,
                                          const std::optional<MatchFingerprint>& fingerprint)
{
    const Decision& decision = judged.decision;
    if (!is_planned_error(judged)) return std::nullopt;
    const std::optional<double> avoidable = avoidable_share({.match = report.match, .decision = decision});
    if (!avoidable) return std::nullopt;
    std::vector<Reason> reasons;
    if (report.reason_finder) reasons = report.reason_finder->reasons(*report.match, judged, *report.table);
    const ErrorKind kind = error_kind(judged, reasons);
    return PlannedError{.kind = kind,
                        .cost = *judged.error,
                        .avoidable = *avoidable,
                        .id = problem_id(fingerprint, decision),
                        .file = std::string(file),
                        .place = to_string(place_of_turn(decision, report.number, report.of)),
                        .reasons = std::move(reasons)};
}

}  // namespace

PlannedStudy& PlannedStudy::operator+=(PlannedStudy other)
{
    matches += std::move(other.matches);
    std::ranges::move(other.problems, std::back_inserter(problems));
    std::ranges::move(other.others, std::back_inserter(others));
    return *this;
}

PlannedMatches planned_match(const MatchReport& report, Player player, std::string_view file)
{
    PlannedMatches planned;
    const std::optional<MatchFingerprint> fingerprint = match_fingerprint(*report.match);
    for (const DecisionError& judged : report.statistics.decisions) {
        const Decision& decision = judged.decision;
        if (!decision.state || !is_of(report, judged, player)) continue;
        planned.decisions.push_back({.plan = game_plans_of(decision.state->position)[decision.player],
                                     .of_cube = decision.kind != DecisionKind::play,
                                     .is_rated = judged.in_performance == RateEligibility::counted,
                                     .performance_error = judged.performance_error,
                                     .date = report.match->date,
                                     .error = planned_error(report, judged, file, fingerprint)});
    }
    if (planned.decisions.empty()) return planned;
    planned.matches = 1;
    planned.in_chances = !report.match->rules.is_money();
    return planned;
}

PlannedMatches planned_matches(const Reports& reports, std::string_view file)
{
    PlannedMatches matches;
    for (const MatchReport& report : reports.matches()) {
        if (report.me) matches += planned_match(report, *report.me, file);
    }
    return matches;
}

PlannedStudy planned_study(const Reports& reports, std::string_view file)
{
    PlannedStudy study{.matches = planned_matches(reports, file)};
    study.problems = study_problems(reports, [](const MatchReport& report, const DecisionError& judged) {
        return is_of(report, judged, report.me) && is_planned_error(judged);
    });
    study.others = study_problems(reports, [](const MatchReport& report, const DecisionError& judged) {
        return report.me != judged.decision.player && is_planned_error(judged);
    });
    return study;
}

void leave_out_mastered(std::vector<StudyProblem>& problems, const StudyResults& results)
{
    std::erase_if(problems, [&](const StudyProblem& problem) { return is_mastered(results, problem.id); });
}

}  // namespace gammonkit
