#include "decisions/plan/study_results.hpp"

#include <algorithm>
#include <set>

namespace gammonkit {
namespace {

std::chrono::sys_days day_of(const StudyAnswer& answer)
{
    return std::chrono::floor<std::chrono::days>(answer.at);
}

Date date_of(std::chrono::sys_days day)
{
    const std::chrono::year_month_day date(day);
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day()))};
}

}  // namespace

void add_results(StudyResults& results, const StudyResults& others)
{
    for (const auto& [id, answers] : others) {
        std::set<StudyAnswer> all(results[id].begin(), results[id].end());
        all.insert(answers.begin(), answers.end());
        results[id].assign(all.begin(), all.end());
    }
}

bool is_mastered(const std::vector<StudyAnswer>& answers)
{
    if (answers.size() < 2) return false;
    const StudyAnswer& last = answers.end()[-1];
    const StudyAnswer& before = answers.end()[-2];
    return last.right && before.right && day_of(last) != day_of(before);
}

bool is_mastered(const StudyResults& results, const std::string& id)
{
    const auto found = results.find(id);
    return found != results.end() && is_mastered(found->second);
}

FamilyProgress progress_of(const ErrorFamily& family, const PlannedMatches& matches,
                           const StudyResults& results)
{
    FamilyProgress progress;
    const std::set<std::size_t> errors(family.errors.begin(), family.errors.end());
    for (const std::size_t index : errors) {
        const auto found = results.find(matches.decisions[index].error->id);
        if (found == results.end() || found->second.empty()) continue;
        ++progress.asked;
        if (is_mastered(found->second)) ++progress.mastered;
        const Date first = date_of(day_of(*std::min_element(found->second.begin(), found->second.end())));
        progress.since = std::min(first, progress.since.value_or(first));
    }
    if (!progress.since) return progress;
    for (std::size_t i = 0; i < matches.decisions.size(); ++i) {
        const PlannedDecision& decision = matches.decisions[i];
        if (!decision.is_rated || !family.covers(decision)) continue;
        if (!decision.date || *decision.date == *progress.since) continue;
        const double error = errors.contains(i) ? decision.performance_error : 0;
        (*decision.date < *progress.since ? progress.before : progress.after) +=
            {.decisions = 1, .error = error, .squares = error * error};
    }
    return progress;
}

}  // namespace gammonkit
