#pragma once

#include "decisions/plan/study_plan.hpp"

#include <chrono>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace gammonkit {

/// One answer to a problem.
struct StudyAnswer {
    std::chrono::sys_seconds at = {};
    bool right = false;
    friend bool operator==(const StudyAnswer&, const StudyAnswer&) = default;
    friend bool operator<(const StudyAnswer& a, const StudyAnswer& b)
    {
        return std::tie(a.at, a.right) < std::tie(b.at, b.right);
    }
};

/// What was answered to problems, by their `id`; in the order of time.
using StudyResults = std::map<std::string, std::vector<StudyAnswer>>;

/// Adds others; the same answer counts once.
void add_results(StudyResults& results, const StudyResults& others);

/// True if the last two answers were right, and given on different days (UTC).
[[nodiscard]] bool is_mastered(const std::vector<StudyAnswer>& answers);
/// The same of a problem, by its `id`.
[[nodiscard]] bool is_mastered(const StudyResults& results, const std::string& id);

/// How the problems of a family were answered, and how its decisions went before and since.
struct FamilyProgress {
    std::size_t asked = 0;           ///< Errors of the family that were answered at least once.
    std::size_t mastered = 0;        ///< Of these.
    std::optional<Date> since = {};  ///< The day of the first answer (UTC).
    /// What the errors of the family add to the performance rating of the decisions that it covers, in
    /// matches before that day and after it. Matches of that day, and those without a date, are left out.
    Performance before = {};
    Performance after = {};

    /// The rating before less the one after, with the chance `kIntervalChance`: above 0 is better play.
    /// Nothing if it can't be told, for too few decisions or errors on either side.
    [[nodiscard]] std::optional<Interval> gain() const { return difference_interval(before, after); }
};
[[nodiscard]] FamilyProgress progress_of(const ErrorFamily& family, const PlannedMatches& matches,
                                         const StudyResults& results);

}  // namespace gammonkit
