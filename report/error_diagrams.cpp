#include "report/error_diagrams.hpp"

#include "report/turn_words.hpp"
#include "report/verdict.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// "g2-17 (game 2, move 9). Ann 3, Bob 5, 7-point match"
std::string place_of(const MatchReport& report, const Decision& decision)
{
    return fmt::format("{}. {}, {}{}", numbered_place(report, decision),
                       score_words(report.games[decision.game]), kind_words(report.match->rules),
                       decision.state->crawford_game ? ", Crawford game" : "");
}

/// What an error cost: "0.123, 2.31% of the match"; by chances to win in matches only.
std::string cost_of(const MatchReport& report, const Amount& error)
{
    const std::string cost = fmt::format("{:.3f}", error.normalized);
    if (report.match->rules.is_money()) return cost;
    return fmt::format("{} ({:.2f}% of the match)", cost, 100 * error.absolute);
}

DiagramSet::Item item_of(const MatchReport& report, const JudgedDecision& judged,
                         const ErrorDiagrams& settings)
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
    const std::string name = name_of(report.match->players, decision.player);
    switch (decision.kind) {
    case DecisionKind::offer:
        return fmt::format("{} on roll: double?", name);
    case DecisionKind::answer:
        return fmt::format("{}: take or drop?", name);
    case DecisionKind::play:
        break;
    }
    return question_words(*decision.state, report.match->players);
}

std::string decision_answer(const MatchReport& report, const JudgedDecision& judged)
{
    const Decision& decision = judged.decision;
    const std::optional<SkillMark> mark = mark_of(judged);
    std::string text =
        fmt::format("Played: {}{}{}", decision.made, mark ? " " : "", mark ? sign_of(*mark) : "");
    if (judged.error) text += fmt::format(", which costs {}", cost_of(report, *judged.error));
    text += ".";
    const bool best_is_known = decision.judgement && !decision.judgement->best.empty();
    return best_is_known ? fmt::format("{} Best: {}.", text, decision.judgement->best) : text;
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

DiagramSet error_diagrams(const Reports& reports, const ErrorDiagrams& settings)
{
    DiagramSet set{.title = reports.title()};
    for (const MatchReport& report : reports.matches()) {
        for (const JudgedDecision& judged : report.statistics.decisions) {
            if (judged.decision.state && settings.is_wanted(report, judged))
                set.items.push_back(item_of(report, judged, settings));
        }
    }
    if (settings.numbered) number(set);
    return set;
}

}  // namespace gammonkit
