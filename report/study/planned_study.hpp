#pragma once

#include "decisions/plan/study_results.hpp"
#include "report/study/study_set.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// What the plan of a player is made of, and the problems of all its errors.
struct PlannedStudy {
    PlannedMatches matches = {};
    std::vector<StudyProblem> problems = {};
    std::vector<StudyProblem> others = {};  ///< Those of all other players' errors.
    PlannedStudy& operator+=(PlannedStudy other);
};

/// The decisions of a player in a match, of those that the filter has chosen: all that figures are made of.
[[nodiscard]] PlannedMatches planned_match(const MatchReport& report, Player player, std::string_view file);
/// The decisions of the reader (see ReportChoice::me) in a file, of those that the filter has chosen: all
/// that figures are made of.
[[nodiscard]] PlannedMatches planned_matches(const Reports& reports, std::string_view file);
/// These with the problems of their errors, and of the errors of all others.
[[nodiscard]] PlannedStudy planned_study(const Reports& reports, std::string_view file);

/// So many families get a part with problems.
inline constexpr std::size_t kPlannedParts = 3;

/// Behind them so many of other players at most: those that are most like the first of them, and follow the
/// same plan (see likeness.hpp).
inline constexpr std::size_t kProblemsOfOthers = 4;

/// So many stand in its table.
inline constexpr std::size_t kListedFamilies = 12;

/// What a plan shows besides its figures.
struct PlanChoice {
    std::size_t most_problems = 12;  ///< Of a part.
    const StudyResults* results =
        nullptr;  ///< Leaves out what is mastered, and tells of progress; may be null.
    Translator words = {};
};

/// The plan as problems: all families as a table, and of the first ones the problems from which most can be
/// won back, with some of other players that are like them. Title and language are the caller's.
[[nodiscard]] StudySet plan_set(const PlannedStudy& study, const std::vector<ErrorFamily>& families,
                                const PlanChoice& choice);

/// What is said of a family: how many errors, what they cost, and what to look for.
[[nodiscard]] std::vector<std::string> family_lines(const PlannedMatches& matches, const ErrorFamily& family,
                                                    const PlanChoice& choice);

/// The plan in words: the table, and the errors of the first families with all that their figures are made
/// of.
[[nodiscard]] std::string plan_text(const PlannedStudy& study, const std::vector<ErrorFamily>& families,
                                    const PlanChoice& choice, std::size_t width);
/// All families with all errors, as docs/plan.md tells.
[[nodiscard]] std::string plan_json(const PlannedStudy& study, const std::vector<ErrorFamily>& families,
                                    const PlanChoice& choice);

/// Every number of a plan with its formula. No line is longer than `width`.
[[nodiscard]] std::string plan_explained(std::size_t width);

/// Leaves out the problems that are mastered.
void leave_out_mastered(std::vector<StudyProblem>& problems, const StudyResults& results);

}  // namespace gammonkit
