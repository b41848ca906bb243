#include "report/statistics/statistics_report.hpp"
#include "report/study/planned_study.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kAboutPlans = "A plan counts the decisions of one player that a filter chooses "
                                         "(without one all), by the first analysis in "
                                         "the record of each; what nobody has analyzed is analyzed first. "
                                         "Costs are chances to win the match, as a "
                                         "match equity table converts them, or EMG if a money session is "
                                         "among the matches. The sources are those of "
                                         "GammonKit, if nothing else is said; docs/plan.md tells more.";

/// A number of the plan: what people read of it, what programs do, and how it is made.
struct PlanNumber {
    std::string_view title;
    std::string_view names;
    std::string_view formula;
};

constexpr PlanNumber kNumbers[] = {
    {"Matches", "matches",
     "those in which the player decides anything; one that is there twice counts twice"},
    {"Decisions", "decisions", "those that count in the performance rating (PR) of eXtreme Gammon"},
    {"Errors", "errors",
     "decisions of the family that cost 0.020 EMG or more: a family is the player's own game plan and the "
     "kind "
     "of error, which is that of its first reason, or the direction of a mistake with the cube; families of "
     "fewer than five join others"},
    {"in a match", "errors_per_match", "errors / matches"},
    {"in 100", "errors_per_100", "100 * errors / decisions"},
    {"Cost", "cost",
     "sum over the errors of the family of what each lost / matches; of one error: what it lost"},
    {"Avoidable", "avoidable",
     "how often a reference player, who sees each choice with a normal error of 0.05 EMG, loses less in that "
     "decision, as a share of 1: an error that anybody would make is not avoidable"},
    {"To win back", "gain",
     "sum over the errors of the family of cost * avoidable / matches; of one error: cost * avoidable; by "
     "this "
     "families and problems are in order"},
    {"90% interval", "gain_low gain_high",
     "between what the gain lies in the long run with a chance of 90 %: errors come at random (a Poisson "
     "process), so that the variance of the sum is the sum of the squares, and the sum has a gamma "
     "distribution; the spread is drawn to 1.5 with the weight of ten errors [the gamma quantile: Wilson and "
     "Hilferty]"},
    {"What to look for", "why",
     "the reasons of the costliest error that has some: numbers of the best and the played position, as "
     "docs/reasons.md tells"},
    {"Problems answered, mastered", "asked mastered",
     "problems of the family that were ever answered, and those of them whose last two answers were right, "
     "on "
     "different days (UTC)"},
    {"Since", "since", "the day of the first answer to a problem of the family"},
    {"PR of these errors, before and since", "pr_before pr_after",
     "500 * cost in EMG of the errors of the family / decisions that count of the same plan, plays or cube "
     "decisions as they are; in the matches before that day, and from it on"},
    {"between ... and ...", "gain_low gain_high of progress",
     "the difference of both PRs with a chance of 90 %; better or worse is said only if 0 is not in it, and "
     "20 "
     "decisions stand on each side [MOVER, Zou and Donner, Statistics in Medicine 27, 2008]"},
};

}  // namespace

std::string plan_explained(std::size_t width)
{
    std::string text = wrapped(kAboutPlans, 0, width) + "\n\n";
    for (const PlanNumber& number : kNumbers)
        text += explained_item(fmt::format("{} ({})", number.title, number.names), number.formula, width);
    return text;
}

}  // namespace gammonkit
