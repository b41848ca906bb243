#include "report/study/study_set.hpp"

#include "model/decisions/choice_words.hpp"
#include "model/decisions/place.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/structure/game_plan.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_set>

namespace gammonkit {
namespace {

std::string length_tag(const Rules& rules)
{
    return rules.is_money() ? "money" : fmt::format("{}-point", rules.length);
}

std::string source_of(const MatchReport& report, const std::string& place)
{
    const Match& match = *report.match;
    std::vector<std::string> parts{
        fmt::format("{} – {}", report.name_of(Player::first), report.name_of(Player::second))};
    if (!match.event.empty()) parts.push_back(match.event);
    if (match.date) parts.push_back(report.words.date(match.date->year, match.date->month, match.date->day));
    parts.push_back(place);
    return joined(parts, ", ");
}

/// The tags that a comment has: "prime" of "#prime".
void add_tags_of(StudyProblem& problem)
{
    for (const std::string_view word : words(problem.comment)) {
        const std::size_t end = word.find_last_not_of("#.,;:!?)");
        if (word.starts_with('#') && end != std::string_view::npos)
            problem.tags.emplace_back(word.substr(1, end));
    }
}

StudyProblem problem_of(const PositionRecord& record, const Translator& words)
{
    const GameState& state = record.state;
    const Decision decision = decision_of(record);
    const std::string best = decision.judgement ? decision.judgement->best : "";
    StudyProblem problem{.id = to_string(fingerprint_of(xgid(state))),
                         .question = question_words(state, record.players, words),
                         .score = kind_words(state.rules, words),
                         .source = xgid(state),
                         .diagram = {.scene = {.state = state,
                                               .names = {name_of(record.players, Player::first, words),
                                                         name_of(record.players, Player::second, words)},
                                               .view = {.bottom = state.to_decide()},
                                               .words = words},
                                     .plays = record.plays,
                                     .cubes = record.cubes},
                         .kind = decision.kind,
                         .player = state.to_decide(),
                         .answer = best.empty() ? "" : words.say("Best: {0}.", choice_words(best, words)),
                         .comment = record.comment,
                         .tags = {std::string(to_string(decision.kind)), length_tag(state.rules)}};
    add_tags_of(problem);
    return problem;
}

bool is_answered(const StudyProblem& problem)
{
    return !problem.diagram.plays.empty() || !problem.diagram.cubes.empty();
}

}  // namespace

std::string problem_id(const std::optional<MatchFingerprint>& match, const Decision& decision)
{
    const std::string where =
        fmt::format("{}-{}", to_string(place_of_turn(decision, 1, 1)), to_string(decision.kind));
    if (match) return fmt::format("{}-{}", to_string(*match), where);
    return to_string(fingerprint_of(fmt::format("{} {}", xgid(*decision.state), where)));
}

StudyProblem study_problem(const MatchReport& report, const DecisionError& judged,
                           const std::optional<MatchFingerprint>& fingerprint)
{
    const Decision& decision = judged.decision;
    const Match& match = *report.match;
    StudyProblem problem{.id = problem_id(fingerprint, decision),
                         .question = decision_question(report, decision),
                         .score = score_and_kind(report, decision),
                         .source =
                             source_of(report, to_string(place_of_turn(decision, report.number, report.of))),
                         .diagram = diagram_of(report, judged, {.bottom = decision.player}),
                         .kind = decision.kind,
                         .player = decision.player,
                         .made = choice_words(decision.made, report.words),
                         .answer = decision_answer(report, judged),
                         .comment = report.remarks_on(judged),
                         .mark = mark_of(judged),
                         .error = judged.error};
    problem.diagram.heading.clear();
    problem.diagram.lines.clear();
    problem.diagram.scene.with_epc = false;  // Who solves problems counts himself.
    problem.tags = {std::string(to_string(decision.kind)), std::string(to_string(judged.phase)),
                    length_tag(match.rules)};
    const ByPlayer<GamePlan> plans = game_plans_of(decision.state->position);
    problem.tags.push_back(fmt::format("plan::{}", to_string(plans[decision.player])));
    if (problem.mark) problem.tags.emplace_back(to_string(*problem.mark));
    add_tags_of(problem);
    return problem;
}

std::vector<StudyProblem> study_problems(const Reports& reports, const IsWanted& is_wanted)
{
    std::vector<StudyProblem> problems;
    for (const MatchReport& report : reports.matches()) {
        const std::optional<MatchFingerprint> fingerprint = match_fingerprint(*report.match);
        for (const DecisionError& judged : report.statistics.decisions) {
            if (judged.decision.state && is_wanted(report, judged))
                problems.push_back(study_problem(report, judged, fingerprint));
        }
    }
    for (const PositionRecord& record : reports.positions())
        problems.push_back(problem_of(record, reports.words()));
    std::erase_if(problems, [](const StudyProblem& problem) { return !is_answered(problem); });
    return problems;
}

void arrange(StudySet& set, StudyOrder order, std::size_t most)
{
    std::unordered_set<std::string> known;
    std::erase_if(set.problems,
                  [&](const StudyProblem& problem) { return !known.insert(problem.id).second; });
    const auto cost = [](const StudyProblem& problem) {
        return problem.error ? problem.error->normalized : -1.0;
    };
    if (order == StudyOrder::cost) std::ranges::stable_sort(set.problems, std::ranges::greater{}, cost);
    if (set.problems.size() > most) set.problems.resize(most);
}

}  // namespace gammonkit
