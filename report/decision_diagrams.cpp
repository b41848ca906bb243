#include "report/decision_diagrams.hpp"

#include "model/decisions/choice_words.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// "g2-17 (game 2, move 9). Ann 3, Bob 5, 7-point match"
std::string place_of(const MatchReport& report, const Decision& decision)
{
    return fmt::format("{}. {}", numbered_place(report, decision), score_and_kind(report, decision));
}

/// What an error cost: "0.123, 2.31% of the match"; by chances to win in matches only.
std::string cost_of(const MatchReport& report, const Amount& error)
{
    const std::string cost = report.words.numbers(fmt::format("{:.3f}", error.normalized));
    if (report.match->rules.is_money()) return cost;
    return report.words.say("{0} ({1}% of the match)", cost,
                            report.words.numbers(fmt::format("{:.2f}", 100 * error.absolute)));
}

DiagramSet::Item item_of(const MatchReport& report, const DecisionError& judged,
                         const DecisionDiagrams& settings)
{
    const Decision& decision = judged.decision;
    Diagram answer = diagram_of(report, judged, view_of(report, settings.view_of(*decision.state)));
    if (settings.with_headings) answer.heading = decision_question(report, decision);
    answer.lines = {place_of(report, decision)};
    if (!settings.with_arrows) answer.scene.plays.clear();
    show_only(answer, settings.contents);
    Diagram question = answer;
    const ShownAnalysis& shown = settings.contents.analysis;
    if (decision.kind == DecisionKind::play ? shown.plays : shown.cube)
        answer.lines.push_back(decision_answer(report, judged));
    if (!settings.as_quiz) return {.question = std::move(answer)};
    question.scene.plays.clear();
    question.plays.clear();
    question.cubes.clear();
    return {.question = std::move(question), .answer = std::move(answer)};
}

}  // namespace

std::string decision_question(const MatchReport& report, const Decision& decision)
{
    const std::string name = report.name_of(decision.player);
    switch (decision.kind) {
    case DecisionKind::offer:
        return report.words.say("{0} on roll: double?", name);
    case DecisionKind::answer:
        return report.words.say("{0}: take or drop?", name);
    case DecisionKind::play:
        break;
    }
    return question_words(*decision.state, report.match->players, report.words);
}

std::string decision_answer(const MatchReport& report, const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    const std::optional<SkillMark> mark = mark_of(judged);
    const Translator& words = report.words;
    const std::string made = fmt::format("{}{}{}", choice_words(decision.made, words), mark ? " " : "",
                                         mark ? sign_of(*mark) : "");
    const bool best_is_known = decision.judgement && !decision.judgement->best.empty();
    const std::string best = best_is_known ? choice_words(decision.judgement->best, words) : "";
    const bool has_cost = judged.error && choice_words(decision.made, words) != best;
    const std::string text =
        has_cost ? words.say("Played: {0}, which costs {1}.", made, cost_of(report, *judged.error))
                 : words.say("Played: {0}.", made);
    return best_is_known ? text + " " + words.say("Best: {0}.", best) : text;
}

std::string score_and_kind(const MatchReport& report, const Decision& decision)
{
    std::string text = fmt::format("{}, {}", score_words(report, report.games[decision.game]),
                                   kind_words(report.match->rules, report.words));
    return decision.state->crawford_game ? report.words.say("{0}, Crawford game", text) : text;
}

void show_only(Diagram& diagram, const ReportContents& contents)
{
    diagram.contents = contents;
    if (contents.analysis.plays) return;
    std::erase_if(diagram.scene.plays,
                  [](const ShownPlay& shown) { return shown.kind == ShownPlay::Kind::best; });
}

void number(DiagramSet& set)
{
    for (std::size_t i = 0; i < set.items.size(); ++i) {
        auto& [question, answer] = set.items[i];
        question.heading =
            fmt::format("{}.{}{}", i + 1, question.heading.empty() ? "" : " ", question.heading);
        if (answer) answer->heading = question.heading;
    }
}

DiagramSet decision_diagrams(const Reports& reports, const DecisionDiagrams& settings)
{
    DiagramSet set{.title = reports.title(), .words = reports.words()};
    for (const MatchReport& report : reports.matches()) {
        for (const DecisionError& judged : report.statistics.decisions) {
            if (judged.decision.state && settings.is_wanted(report, judged))
                set.items.push_back(item_of(report, judged, settings));
        }
    }
    if (settings.numbered) number(set);
    return set;
}

}  // namespace gammonkit
