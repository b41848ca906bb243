#include "report/decision_diagrams.hpp"

#include "model/decisions/choice_words.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// What an error cost: "0.123, 2.31% of the match"; by chances to win in matches only.
std::string cost_of(const MatchReport& report, const Amount& error)
{
    const std::string cost = report.words.numbers(fmt::format("{:.3f}", error.normalized));
    if (report.match->rules.is_money()) return cost;
    return report.words.say("{0} ({1}% of the match)", cost,
                            report.words.numbers(fmt::format("{:.2f}", 100 * error.absolute)));
}

/// The play, or what both do with the cube: the first row of the table.
std::string best_words(const MatchReport& report, const Decision& decision)
{
    if (decision.kind == DecisionKind::play)
        return decision.judgement ? choice_words(decision.judgement->best, report.words) : "";
    const std::vector<AnalyzedChoices> tables = analyzed_choices(
        *report.turn_of(decision).cubes, {}, *decision.state, chooser(*decision.state), {}, report.words);
    if (tables.empty() || !tables.front().best) return "";
    return choice_words(tables.front().choices[*tables.front().best].words, report.words);
}

/// By how much the play that was made is better than the second best: "0.015"; empty if that is not known.
std::string lead_words(const MatchReport& report, const Decision& decision)
{
    if (decision.kind != DecisionKind::play) return {};
    const std::vector<AnalyzedChoices> tables = analyzed_choices(
        {}, report.turn_of(decision).turn->plays, *decision.state, decision.player, {}, report.words);
    if (tables.empty() || tables.front().choices.size() < 2) return {};
    const std::optional<Value> difference = tables.front().choices[1].difference;
    if (!difference || number_of(*difference) == 0) return {};
    const std::string text = difference_text(difference, report.words);
    return text.starts_with('-') ? text.substr(1) : text;
}

/// How well a decision is the one that a place means.
enum class Fit { none, some, best };

Fit fit_of(const Decision& decision, const TurnPlace& place)
{
    const bool is_there = decision.game + 1 == place.game && decision.turn + 1 == place.turn;
    if (!is_there || !decision.state) return Fit::none;
    if (place.before_roll) return decision.kind == DecisionKind::offer ? Fit::best : Fit::none;
    return decision.kind == DecisionKind::play ? Fit::best : Fit::some;
}

std::string place_and_score(const MatchReport& report, const Decision& decision)
{
    return fmt::format("{}. {}", numbered_place(report, decision), score_and_kind(report, decision));
}

DiagramSet::Item item_of(const MatchReport& report, const DecisionError& judged,
                         const DecisionDiagrams& settings)
{
    const Decision& decision = judged.decision;
    Diagram answer = diagram_of(report, judged, view_of(report, settings.view_of(*decision.state)));
    if (!settings.with_arrows) answer.scene.plays.clear();
    show_only(answer, settings.contents);
    Diagram question = answer;
    question.lines = {place_and_score(report, decision)};
    answer.lines = lines_below(report, judged, settings.contents.analysis);
    const ShownAnalysis& shown = settings.contents.analysis;
    if (is_shown(decision, shown)) answer.verdict = decision_answer(report, judged);
    if (settings.with_headings) {
        question.heading = decision_question(report, decision);
        answer.heading = decision_sentence(report, judged, shown);
    }
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

DecisionSentences decision_sentences(const MatchReport& report, const DecisionError& judged,
                                     const ShownAnalysis& shown)
{
    constexpr double kShown = 0.0005;
    const Decision& decision = judged.decision;
    if (report.turn_of(decision).words.empty() && decision.choice != MadeChoice::waited)
        return {decision_question(report, decision)};
    DecisionSentences told{deed_words(report, decision)};
    const std::optional<SkillMark> mark = mark_of(judged);
    if (!mark || !is_shown(decision, shown)) return told;
    told.made += fmt::format(" {}", sign_of(*mark));
    if (!judged.error || judged.error->normalized < kShown) return told;
    told.made += fmt::format(" −{}", short_cost(report, *judged.error));
    const std::string best = best_words(report, decision);
    if (!best.empty()) told.best = report.words.say("Best: {0}.", best);
    return told;
}

std::string decision_sentence(const MatchReport& report, const DecisionError& judged,
                              const ShownAnalysis& shown)
{
    const DecisionSentences told = decision_sentences(report, judged, shown);
    return told.best.empty() ? told.made : fmt::format("{}. {}", told.made, told.best);
}

std::vector<std::string> lines_below(const MatchReport& report, const DecisionError& judged,
                                     const ShownAnalysis& shown)
{
    std::vector<std::string> lines{place_and_score(report, judged.decision)};
    std::string why = is_shown(judged.decision, shown) ? report.why(judged) : "";
    if (!why.empty()) lines.push_back(std::move(why));
    return lines;
}

std::optional<FoundDecision> decision_at(const Reports& reports, const TurnPlace& place)
{
    const std::size_t match = place.match.value_or(1) - 1;
    if (match >= reports.matches().size()) return std::nullopt;
    const MatchReport& report = reports.matches()[match];
    FoundDecision found{.report = &report};
    Fit best = Fit::none;
    for (const DecisionError& judged : report.statistics.decisions) {
        const Fit fit = fit_of(judged.decision, place);
        if (fit <= best) continue;
        best = fit;
        found.judged = &judged;
    }
    return found.judged != nullptr ? std::optional(found) : std::nullopt;
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
    if (best_is_known && choice_words(decision.made, words) == best) {
        const std::string lead = lead_words(report, decision);
        return lead.empty() ? words.say("Played: {0}, the best.", made)
                            : words.say("Played: {0}, the best by {1}.", made, lead);
    }
    const bool has_cost = judged.error.has_value();
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
        const auto add = [&](std::string& heading) {
            heading = fmt::format("{}.{}{}", i + 1, heading.empty() ? "" : " ", heading);
        };
        add(set.items[i].question.heading);
        if (set.items[i].answer) add(set.items[i].answer->heading);
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
