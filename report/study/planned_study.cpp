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

bool is_of_reader(const MatchReport& report, const DecisionError& judged)
{
    return report.me == judged.decision.player && report.shows(judged, true);
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

void add_match(PlannedMatches& matches, const MatchReport& report, std::string_view file)
{
    const std::optional<MatchFingerprint> fingerprint = match_fingerprint(*report.match);
    bool decides = false;
    for (const DecisionError& judged : report.statistics.decisions) {
        const Decision& decision = judged.decision;
        if (!decision.state || !is_of_reader(report, judged)) continue;
        decides = true;
        matches.decisions.push_back({.plan = game_plans_of(decision.state->position)[decision.player],
                                     .of_cube = decision.kind != DecisionKind::play,
                                     .is_rated = judged.in_performance == RateEligibility::counted,
                                     .performance_error = judged.performance_error,
                                     .date = report.match->date,
                                     .error = planned_error(report, judged, file, fingerprint)});
    }
    if (!decides) return;
    ++matches.matches;
    if (report.match->rules.is_money()) matches.in_chances = false;
}

}  // namespace

PlannedStudy& PlannedStudy::operator+=(PlannedStudy other)
{
    matches += std::move(other.matches);
    std::ranges::move(other.problems, std::back_inserter(problems));
    std::ranges::move(other.others, std::back_inserter(others));
    return *this;
}

PlannedMatches planned_matches(const Reports& reports, std::string_view file)
{
    PlannedMatches matches;
    for (const MatchReport& report : reports.matches())
        add_match(matches, report, file);
    return matches;
}

PlannedStudy planned_study(const Reports& reports, std::string_view file)
{
    PlannedStudy study{.matches = planned_matches(reports, file)};
    study.problems = study_problems(reports, [](const MatchReport& report, const DecisionError& judged) {
        return is_of_reader(report, judged) && is_planned_error(judged);
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
