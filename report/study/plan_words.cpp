#include "model/decisions/likeness.hpp"
#include "report/json_parts.hpp"
#include "report/study/planned_study.hpp"
#include "support/columns/text_table.hpp"
#include "support/sorting/first_few.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace gammonkit {
namespace {

/// "1.23%" of a match, or "0.123" of EMG.
std::string cost_text(const PlannedMatches& matches, double cost, const Translator& words)
{
    return words.numbers(matches.in_chances ? fmt::format("{:.2f}%", 100 * cost)
                                            : fmt::format("{:.3f}", cost));
}

std::string number_text(double number, const Translator& words)
{
    return words.numbers(fmt::format("{:.1f}", number));
}

std::string share_text(double share, const Translator& words)
{
    return words.numbers(fmt::format("{:.0f}%", 100 * share));
}

std::string interval_text(const PlannedMatches& matches, const std::optional<Interval>& interval,
                          const Translator& words)
{
    if (!interval) return "-";
    return fmt::format("{} - {}", cost_text(matches, interval->low, words),
                       cost_text(matches, interval->high, words));
}

std::string unit_note(const PlannedMatches& matches, const Translator& words)
{
    return matches.in_chances ? words.say("Costs are chances to win the match, for each match on average.")
                              : words.say("Costs are EMG, for each match or money session on average.");
}

AnalysisTable families_table(const PlannedMatches& matches, const std::vector<ErrorFamily>& families,
                             const Translator& words)
{
    AnalysisTable table{.title = words.say("What to work on"),
                        .head = {words.say("Plan and error"), words.say("Errors"), words.say("in a match"),
                                 words.say("in 100"), words.say("Cost"), words.say("To win back"),
                                 words.say("90% interval")},
                        .figures = {false, true, true, true, true, true, true},
                        .notes = unit_note(matches, words)};
    for (const ErrorFamily& family : std::span(families).first(std::min(families.size(), kListedFamilies))) {
        table.rows.push_back({name_of(family, words), std::to_string(family.errors.size()),
                              number_text(family.errors_in_match, words),
                              number_text(family.errors_in_hundred, words),
                              cost_text(matches, family.cost, words), cost_text(matches, family.gain, words),
                              interval_text(matches, family.interval, words)});
    }
    if (families.size() > kListedFamilies)
        table.notes +=
            " " + words.say("These are the first {0} of {1} families.", kListedFamilies, families.size());
    return table;
}

std::string rating_text(const Performance& performance, const Translator& words)
{
    const std::optional<double> rating = performance.rating();
    return rating ? words.numbers(fmt::format("{:.2f}", *rating)) : "-";
}

void add_progress(std::vector<std::string>& lines, const FamilyProgress& progress, const Translator& words)
{
    if (!progress.since) return;
    lines.push_back(words.say("Problems answered: {0}; mastered: {1}.", progress.asked, progress.mastered));
    const std::string since = words.date(progress.since->year, progress.since->month, progress.since->day);
    const std::string before = rating_text(progress.before, words);
    const std::string after = rating_text(progress.after, words);
    const std::optional<Interval> gain = progress.gain();
    if (!gain || gain->contains(0)) {
        lines.push_back(words.say("Whether play has become better since {0} can't be told yet: PR of these "
                                  "errors {1} before, {2} since.",
                                  since, before, after));
        return;
    }
    const auto text = [&](double number) { return words.numbers(fmt::format("{:.2f}", number)); };
    lines.push_back(
        gain->low > 0
            ? words.say("Play has become better since {0}: PR of these errors {1} before, {2} since; "
                        "between {3} and {4} less.",
                        since, before, after, text(gain->low), text(gain->high))
            : words.say("Play has become worse since {0}: PR of these errors {1} before, {2} since; "
                        "between {3} and {4} more.",
                        since, before, after, text(-gain->high), text(-gain->low)));
}

/// The reasons of the costliest error that has some.
std::string example_of(const PlannedMatches& matches, const ErrorFamily& family, const Translator& words)
{
    for (const std::size_t index : family.errors) {
        const std::vector<Reason>& reasons = matches.decisions[index].error->reasons;
        if (!reasons.empty()) return sentences_of(reasons, words);
    }
    return {};
}

/// Puts a sentence above what is said of a problem.
void say_first(StudyProblem& problem, const std::string& text)
{
    problem.comment = problem.comment.empty() ? text : text + "\n" + problem.comment;
}

/// What of its cost can be won back.
void say_cost(StudyProblem& problem, const PlannedMatches& matches, const PlannedError& error,
              const Translator& words)
{
    say_first(problem, words.say("Costs {0}; {1} of that is avoidable.",
                                 cost_text(matches, matches.cost_of(error), words),
                                 share_text(error.avoidable, words)));
}

std::string title_of(const ErrorFamily& family, std::size_t number, const Translator& words)
{
    return fmt::format("{}. {}", number, name_of(family, words));
}

std::string errors_table(const PlannedMatches& matches, const ErrorFamily& family, const Translator& words,
                         std::size_t width)
{
    TextTable table({{.heading = words.say("File")},
                     {.heading = words.say("Place")},
                     {.heading = words.say("Cost"), .at_right = true},
                     {.heading = words.say("Avoidable"), .at_right = true},
                     {.heading = words.say("To win back"), .at_right = true}});
    for (const std::size_t index : family.errors) {
        const PlannedError& error = *matches.decisions[index].error;
        table.add({error.file, error.place, cost_text(matches, matches.cost_of(error), words),
                   share_text(error.avoidable, words), cost_text(matches, matches.gain_of(error), words)});
    }
    return table.text(width, "-t json");
}

std::string overview_text(const AnalysisTable& overview, std::size_t width)
{
    std::vector<TextColumn> columns;
    for (std::size_t i = 0; i < overview.head.size(); ++i)
        columns.push_back({.heading = overview.head[i], .at_right = overview.holds_figures(i)});
    TextTable table(std::move(columns));
    for (const std::vector<std::string>& row : overview.rows)
        table.add(row);
    return table.text(width, "-t json");
}

Json json_of(const PlannedMatches& matches, const PlannedError& error)
{
    return {{"file", error.file},
            {"place", error.place},
            {"problem", error.id},
            {"cost", known_number(matches.cost_of(error))},
            {"avoidable", known_number(error.avoidable)},
            {"gain", known_number(matches.gain_of(error))},
            {"why", sentences_of(error.reasons)}};
}

Json json_of(const FamilyProgress& progress)
{
    Json json{{"asked", progress.asked}, {"mastered", progress.mastered}};
    if (!progress.since) return json;
    json["since"] = to_string(*progress.since);
    json["pr_before"] = known_number(progress.before.rating());
    json["pr_after"] = known_number(progress.after.rating());
    const std::optional<Interval> gain = progress.gain();
    json["gain_low"] = known_number(gain ? std::optional(gain->low) : std::nullopt);
    json["gain_high"] = known_number(gain ? std::optional(gain->high) : std::nullopt);
    return json;
}

Json json_of(const PlannedMatches& matches, const ErrorFamily& family, const StudyResults* results)
{
    Json json{{"plan", family.plan ? Json(to_string(*family.plan)) : Json(nullptr)},
              {"error", to_string(family.kind)},
              {"errors", family.errors.size()},
              {"errors_per_match", known_number(family.errors_in_match)},
              {"errors_per_100", known_number(family.errors_in_hundred)},
              {"cost", known_number(family.cost)},
              {"gain", known_number(family.gain)}};
    const auto bound = [&](double Interval::* end) {
        return known_number(family.interval ? std::optional(*family.interval.*end) : std::nullopt);
    };
    json["gain_low"] = family.interval ? bound(&Interval::low) : Json(nullptr);
    json["gain_high"] = family.interval ? bound(&Interval::high) : Json(nullptr);
    if (results != nullptr) json["progress"] = json_of(progress_of(family, matches, *results));
    json["decisions"] = Json::array();
    for (const std::size_t index : family.errors)
        json["decisions"].push_back(json_of(matches, *matches.decisions[index].error));
    return json;
}

std::size_t planned_parts(const std::vector<ErrorFamily>& families)
{
    return std::min(families.size(), kPlannedParts);
}

/// Chooses the problems of a plan, each once.
class PlanProblems {
public:
    PlanProblems(const PlannedStudy& study, const PlanChoice& choice, StudySet& set)
        : matches_(study.matches), choice_(choice), set_(set)
    {
        for (const StudyProblem& problem : study.problems) {
            known_.insert(problem.id);  // Copies of a match may call its players otherwise.
            if (is_open(problem)) by_id_.emplace(problem.id, &problem);
        }
        for (const StudyProblem& problem : study.others) {
            const Result<DecisionTraits> traits = traits_of(state_of(problem));
            if (traits && is_open(problem)) others_.push_back({*traits, &problem});
        }
    }

    /// Adds those of a family; gives how many.
    std::size_t add(const ErrorFamily& family)
    {
        const std::size_t before = set_.problems.size();
        for (const std::size_t index : family.errors) {
            const PlannedError& error = *matches_.decisions[index].error;
            const auto found = by_id_.find(error.id);
            if (set_.problems.size() - before == choice_.most_problems || found == by_id_.end()) continue;
            add(*found->second, family);
            by_id_.erase(found);  // The same match may be there twice.
            say_cost(set_.problems.back(), matches_, error, choice_.words);
        }
        if (set_.problems.size() > before) add_others(family, GameState(state_of(set_.problems[before])));
        return set_.problems.size() - before;
    }

private:
    struct Other {
        DecisionTraits traits;
        const StudyProblem* problem;
    };

    [[nodiscard]] bool is_open(const StudyProblem& problem) const
    {
        return choice_.results == nullptr || !is_mastered(*choice_.results, problem.id);
    }

    static const GameState& state_of(const StudyProblem& problem) { return problem.diagram.scene.state; }

    void add(const StudyProblem& problem, const ErrorFamily& family)
    {
        set_.problems.push_back(problem);
        set_.problems.back().tags.push_back(fmt::format("error::{}", to_string(family.kind)));
    }

    void add_others(const ErrorFamily& family, const GameState& like)
    {
        const Result<DecisionTraits> asked = traits_of(like);
        if (!asked) return;
        FirstFew<std::pair<double, std::size_t>, std::less<>> nearest(kProblemsOfOthers, {});
        for (std::size_t i = 0; i < others_.size(); ++i) {
            const auto& [traits, problem] = others_[i];
            if (traits.kind != asked->kind || known_.contains(problem->id)) continue;
            const double far = distance(*asked, traits);
            if (far < likeness::kPlan) nearest.add({far, i});
        }
        for (const auto& [far, i] : nearest.take()) {
            const StudyProblem& problem = *others_[i].problem;
            if (!known_.insert(problem.id).second) continue;
            add(problem, family);
            say_first(set_.problems.back(),
                      choice_.words.say("An error of somebody else, in a position like yours."));
        }
    }

    const PlannedMatches& matches_;
    const PlanChoice& choice_;
    StudySet& set_;
    std::unordered_map<std::string, const StudyProblem*> by_id_ = {};  ///< Own problems that are left.
    std::vector<Other> others_ = {};
    std::unordered_set<std::string> known_ = {};  ///< Own problems, and those of others that are shown.
};

}  // namespace

std::vector<std::string> family_lines(const PlannedMatches& matches, const ErrorFamily& family,
                                      const PlanChoice& choice)
{
    const Translator& words = choice.words;
    std::vector<std::string> lines{
        words.say("{0, plural, one {# error} other {# errors}} in {1, plural, one {# match} other {# "
                  "matches}}: {2} in a match, {3} in 100 decisions.",
                  family.errors.size(), matches.matches, number_text(family.errors_in_match, words),
                  number_text(family.errors_in_hundred, words))};
    const std::string cost = cost_text(matches, family.cost, words);
    const std::string gain = cost_text(matches, family.gain, words);
    if (family.interval)
        lines.push_back(
            words.say("They cost {0} in a match on average; {1} of that can be won back, between {2} "
                      "and {3} in the long run (90%).",
                      cost, gain, cost_text(matches, family.interval->low, words),
                      cost_text(matches, family.interval->high, words)));
    else
        lines.push_back(
            words.say("They cost {0} in a match on average; {1} of that can be won back.", cost, gain));
    const std::string example = example_of(matches, family, words);
    if (!example.empty()) lines.push_back(words.say("What to look for, by the costliest: {0}", example));
    if (choice.results != nullptr) add_progress(lines, progress_of(family, matches, *choice.results), words);
    return lines;
}

StudySet plan_set(const PlannedStudy& study, const std::vector<ErrorFamily>& families,
                  const PlanChoice& choice)
{
    const PlannedMatches& matches = study.matches;
    StudySet set{.overview = families_table(matches, families, choice.words), .words = choice.words};
    PlanProblems problems(study, choice, set);
    for (std::size_t i = 0; i < planned_parts(families); ++i) {
        const ErrorFamily& family = families[i];
        StudyPart part{.title = title_of(family, i + 1, choice.words),
                       .lines = family_lines(matches, family, choice)};
        part.problems = problems.add(family);
        set.parts.push_back(std::move(part));
    }
    return set;
}

std::string plan_text(const PlannedStudy& study, const std::vector<ErrorFamily>& families,
                      const PlanChoice& choice, std::size_t width)
{
    const PlannedMatches& matches = study.matches;
    const AnalysisTable overview = families_table(matches, families, choice.words);
    std::string text = fmt::format("{}\n{}\n", overview_text(overview, width), overview.notes);
    for (std::size_t i = 0; i < planned_parts(families); ++i) {
        text += fmt::format("\n{}\n", title_of(families[i], i + 1, choice.words));
        for (const std::string& line : family_lines(matches, families[i], choice))
            text += line + "\n";
        text += "\n" + errors_table(matches, families[i], choice.words, width);
    }
    return text;
}

std::string plan_json(const PlannedStudy& study, const std::vector<ErrorFamily>& families,
                      const PlanChoice& choice)
{
    const PlannedMatches& matches = study.matches;
    Json json = json_record("plan");
    json["matches"] = matches.matches;
    json["decisions"] = std::ranges::count(matches.decisions, true, &PlannedDecision::is_rated);
    json["unit"] = matches.in_chances ? "mwc" : "emg";
    json["families"] = Json::array();
    for (const ErrorFamily& family : families)
        json["families"].push_back(json_of(matches, family, choice.results));
    return in_one_line(json) + "\n";
}

}  // namespace gammonkit
