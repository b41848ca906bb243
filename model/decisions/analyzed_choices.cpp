#include "model/decisions/analysis_table.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/decisions/judge.hpp"
#include "model/decisions/level_text.hpp"
#include "model/decisions/play_choice.hpp"
#include "model/value.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace gammonkit {
namespace {

std::optional<Value> value_of(const std::optional<Assessment>& assessment)
{
    return assessment ? comparable_value(assessment->estimate) : std::nullopt;
}

/// In the unit of the best; nothing for the best itself, or where the two don't compare.
std::optional<Value> loss_of(const std::optional<Assessment>& made, const std::optional<Assessment>& best)
{
    const std::optional<Value> value = value_of(made);
    const std::optional<Value> of_best = value_of(best);
    if (!value || !of_best || value->index() != of_best->index()) return std::nullopt;
    const DecisionValue lost = loss(best->estimate, made->estimate);
    const std::optional<double> size = std::holds_alternative<Mwc>(*value) ? lost.mwc : lost.equity;
    if (size.value_or(0) == 0) return std::nullopt;
    Value signed_loss = *value;
    std::visit([&](auto& unit) { unit.value = -*size; }, signed_loss);
    return signed_loss;
}

std::string title_of(const std::string& what, const Provenance& by, const Translator& words)
{
    return by.engine.empty() ? what : words.say("{0}, by {1}", what, printable(by.engine));
}

bool is_chance(const std::optional<Value>& value)
{
    return value && std::holds_alternative<Mwc>(*value);
}

/// One that a rollout states of the value of a choice.
void add_standard_error(const Assessment& assessment, AnalyzedChoice& choice)
{
    const Boxed<RolloutRecord>& rollout = assessment.rollout;
    if (!rollout || !rollout->standard_error || !choice.value) return;
    const Estimate& error = *rollout->standard_error;
    if (error.cubeful.has_value() != assessment.estimate.cubeful.has_value()) return;
    const auto [equity, mwc] = decision_value(error);
    if (is_chance(choice.value)) {
        if (mwc) choice.standard_error = Mwc{*mwc};
    } else if (equity) {
        choice.standard_error = Emg{*equity};
    }
    if (choice.mwc && mwc) choice.standard_error_mwc = Mwc{*mwc};
}

/// What the rows tell besides the value.
void add_assessment(const Assessment& assessment, const Translator& words, AnalyzedChoice& choice)
{
    choice.chances = assessment.estimate.probabilities;
    choice.cubeless = assessment.estimate.cubeless;
    choice.level = printable(level_text(assessment, words));
    choice.short_level = printable(short_level_text(assessment, words));
    add_standard_error(assessment, choice);
}

/// The settings of all rollouts among these, each once.
template <class Assessments>
std::string settings_of(const Assessments& assessments, const Translator& words)
{
    std::vector<std::string> all;
    for (const Assessment* assessment : assessments) {
        std::string settings = printable(rollout_settings_text(*assessment, words));
        if (!settings.empty() && std::ranges::find(all, settings) == all.end())
            all.push_back(std::move(settings));
    }
    return all.empty() ? "" : words.say("Rolled out {0}", joined(all, "; "));
}

AnalyzedChoice choice_of(std::string made, const std::optional<Assessment>& assessment,
                         const Translator& words)
{
    AnalyzedChoice choice{.words = std::move(made), .value = value_of(assessment)};
    if (assessment) add_assessment(*assessment, words, choice);
    return choice;
}

/// Rollouts compare with each other, however many games they have.
bool is_of_same_level(const std::optional<Assessment>& a, const std::optional<Assessment>& b)
{
    if (!a || !b) return a.has_value() == b.has_value();
    const bool is_rollout = a->rollout && a->level.empty();
    if (is_rollout && b->rollout && b->level.empty()) return true;
    return level_text(*a) == level_text(*b);
}

AnalyzedChoices choices_of(const PlayAnalysis& analysis, const Position& position, Player player,
                           const ShownAnalysis& shown, const Translator& words)
{
    AnalyzedChoices result{.with_chances = shown.chances,
                           .with_levels = shown.settings,
                           .title = title_of(words.say("Plays"), analysis.by, words)};
    const std::optional<Assessment>& best = analysis.candidates.front().assessment;
    result.in_chances = is_chance(value_of(best));
    std::vector<const Assessment*> assessments;
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        if (i >= shown.most_plays && analysis.played != i) continue;
        const Candidate& candidate = analysis.candidates[i];
        std::string play = play_in_words(candidate.play, position, player);
        AnalyzedChoice choice =
            choice_of(play.empty() ? "cannot move" : std::move(play), candidate.assessment, words);
        choice.rank = i + 1;
        choice.made = analysis.played == i;
        choice.difference = loss_of(candidate.assessment, best);
        if (i == 0) result.best = 0;
        if (!result.shallow && !is_of_same_level(candidate.assessment, best))
            result.shallow = result.choices.size();
        if (candidate.assessment) assessments.push_back(&*candidate.assessment);
        result.choices.push_back(std::move(choice));
    }
    if (shown.settings) result.settings = settings_of(assessments, words);
    return result;
}

/// As a chance or as an equity, or else as what is known.
std::optional<Value> stated(const DecisionValue& value, bool in_chances)
{
    if (value.mwc && (in_chances || !value.equity)) return Mwc{*value.mwc};
    return value.equity ? std::optional<Value>(Emg{*value.equity}) : std::nullopt;
}

AnalyzedChoice choice_of(CubeOption option, bool redouble, const DecisionValue& value, bool in_chances)
{
    AnalyzedChoice choice{
        .words = to_string(option, redouble), .option = option, .value = stated(value, in_chances)};
    if (!in_chances && value.equity && value.mwc) choice.mwc = Mwc{*value.mwc};
    return choice;
}

/// What the verdict depends on besides values, for the player who may double in `state`, or has doubled.
VerdictRules verdict_rules(const CubeAnalysis& cube, const GameState& state)
{
    const Rules& rules = state.rules;
    const bool centered = state.cube.is_centered();
    const std::optional<Probabilities>& chances = cube.no_double.estimate.probabilities;
    const bool gammons_are_single = rules.is_money() && rules.jacoby.value_or(false) && centered;
    return {.redouble = !centered,
            .beavers = rules.is_money() && rules.beavers.value_or(false),
            .gammons = !gammons_are_single && (!chances || chances->win_gammon > 0)};
}

/// How far the others are from the first, all in one unit.
void add_differences(std::vector<AnalyzedChoice>& choices)
{
    for (AnalyzedChoice& choice : std::span(choices).subspan(1)) {
        choice.difference = choice.value;
        const double of_best = number_of(*choices.front().value);
        std::visit([&](auto& unit) { unit.value -= of_best; }, *choice.difference);
    }
}

/// From those in the order of CubeOption.
std::vector<AnalyzedChoice> in_order(const std::vector<AnalyzedChoice>& choices,
                                     const std::array<CubeOption, 3>& order)
{
    std::vector<AnalyzedChoice> ordered;
    for (const CubeOption option : order)
        ordered.push_back(choices[static_cast<std::size_t>(option)]);
    add_differences(ordered);
    return ordered;
}

/// The verdict needs all three values in one unit.
void add_verdict(const CubeAnalysis& cube, const GameState& state, AnalyzedChoices& result)
{
    std::vector<AnalyzedChoice>& choices = result.choices;
    for (const AnalyzedChoice& choice : choices) {
        if (!choice.value || choice.value->index() != choices.front().value->index()) return;
    }
    const CubeSides sides{number_of(*choices[0].value), number_of(*choices[1].value),
                          number_of(*choices[2].value)};
    const CubeVerdict verdict = cube_verdict(sides, verdict_rules(cube, state));
    result.verdict = to_string(verdict);
    result.bluff = bluff(sides, verdict);
    choices = in_order(choices, best_first(sides, verdict));
    result.best = 0;
}

AnalyzedChoices choices_of(const CubeAnalysis& cube, const GameState& state, const ShownAnalysis& shown,
                           const Translator& words)
{
    const Judgement judged = judge_offer(cube, std::nullopt);
    const bool in_chances = !judged.no_double.equity;
    const bool redouble = !state.cube.is_centered();
    AnalyzedChoices result{.of_cube = true,
                           .in_chances = in_chances,
                           .with_chances = shown.chances,
                           .with_levels = shown.settings,
                           .title = title_of(words.say("Cube"), cube.by, words)};
    if (shown.settings) result.settings = settings_of(std::array{&cube.no_double, &cube.double_take}, words);
    result.choices = {choice_of(CubeOption::no_double, redouble, judged.no_double, in_chances),
                      choice_of(CubeOption::double_take, redouble, judged.double_take, in_chances),
                      choice_of(CubeOption::double_drop, redouble, judged.double_drop, in_chances)};
    add_assessment(cube.no_double, words, result.choices[0]);
    add_assessment(cube.double_take, words, result.choices[1]);
    result.with_mwc =
        std::ranges::any_of(result.choices, [](const auto& each) { return each.mwc.has_value(); });
    add_verdict(cube, state, result);
    if (!result.best && !result.choices.back().value) result.choices.pop_back();
    return result;
}

/// A value as the opponent sees it.
Value seen_by_opponent(const Value& value)
{
    if (const auto* chance = std::get_if<Mwc>(&value)) return Mwc{1 - chance->value};
    Value opposite = value;
    std::visit([](auto& unit) { unit.value = -unit.value; }, opposite);
    return opposite;
}

/// What the doubler's choice is worth to the one who answers it so.
AnalyzedChoice answer_of(AnalyzedChoice choice)
{
    choice.words = answer_in(*choice.option);
    choice.difference.reset();
    if (choice.value) choice.value = seen_by_opponent(*choice.value);
    if (choice.cubeless) choice.cubeless = seen_by_opponent(*choice.cubeless);
    if (choice.mwc) choice.mwc = Mwc{1 - choice.mwc->value};
    if (choice.chances) choice.chances = opposite(*choice.chances);
    return choice;
}

/// A beaver plays for twice the stake of a take.
AnalyzedChoice beaver_of(AnalyzedChoice take)
{
    take.option = CubeOption::double_beaver;
    take.words = answer_in(*take.option);
    std::visit([](auto& unit) { unit.value *= 2; }, *take.value);
    if (take.standard_error) std::visit([](auto& unit) { unit.value *= 2; }, *take.standard_error);
    return take;
}

/// Best first, if all are known in one unit; of equal ones, the first.
void rank_answers(AnalyzedChoices& result)
{
    std::vector<AnalyzedChoice>& choices = result.choices;
    for (const AnalyzedChoice& choice : choices) {
        if (!choice.value || choice.value->index() != choices.front().value->index()) return;
    }
    std::ranges::stable_sort(
        choices, [](const auto& a, const auto& b) { return number_of(*a.value) > number_of(*b.value); });
    add_differences(choices);
    result.best = 0;
}

/// The same as the one who is doubled chooses.
AnalyzedChoices answers_of(const CubeAnalysis& cube, const GameState& state, const ShownAnalysis& shown,
                           const Translator& words)
{
    AnalyzedChoices result = choices_of(cube, state, shown, words);
    std::vector<AnalyzedChoice> answers;
    for (const CubeOption option : {CubeOption::double_take, CubeOption::double_drop}) {
        const auto choice = std::ranges::find(result.choices, option, &AnalyzedChoice::option);
        if (choice != result.choices.end()) answers.push_back(answer_of(*choice));
    }
    if (verdict_rules(cube, state).beavers && answers.front().value && !is_chance(answers.front().value))
        answers.push_back(beaver_of(answers.front()));
    result.choices = std::move(answers);
    result.best.reset();
    rank_answers(result);
    return result;
}

bool says_nothing(const CubeAnalysis& cube)
{
    return !value_of(cube.no_double) && !value_of(cube.double_take) && !cube.double_drop;
}

}  // namespace

std::vector<AnalyzedChoices> analyzed_choices(const CubeAnalyses& cubes, const PlayAnalyses& plays,
                                              const GameState& state, Player player,
                                              const ShownAnalysis& shown, const Translator& words)
{
    const bool answers = state.offer == Offer::cube && player == state.to_decide();
    std::vector<AnalyzedChoices> all;
    for (const CubeAnalysis& cube : cubes) {
        if (!shown.cube || says_nothing(cube)) continue;
        all.push_back(answers ? answers_of(cube, state, shown, words)
                              : choices_of(cube, state, shown, words));
    }
    for (const PlayAnalysis& play : plays) {
        if (!shown.plays || play.candidates.empty()) continue;
        AnalyzedChoices choices = choices_of(play, state.position, player, shown, words);
        if (!choices.choices.empty()) all.push_back(std::move(choices));
    }
    return all;
}

}  // namespace gammonkit
