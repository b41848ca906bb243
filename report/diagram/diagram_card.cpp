#include "report/diagram/diagram_card.hpp"

#include "model/decisions/analysis_table.hpp"
#include "model/decisions/choice_words.hpp"
#include "model/value.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string call_of(const GameState& state, const Translator& words)
{
    if (state.cube_is_offered()) return words.say("Take or drop?");
    if (state.offer == Offer::resignation) return words.say("Accept?");
    return words.say(state.dice ? "Your play?"_say : "Cube action?"_say);
}

/// True if that is the choice that was made with the cube. A double is what it is worth if it is answered
/// well: the first row if it is right, else the last.
bool was_made(const AnalyzedChoice& choice, const AnalyzedChoices& table, CubeChoice made)
{
    const AnalyzedChoice& first = table.choices.front();
    switch (made) {
    case CubeChoice::no_double:
        return choice.option == CubeOption::no_double;
    case CubeChoice::doubled:
        return table.best &&
               &choice == (first.option == CubeOption::no_double ? &table.choices.back() : &first);
    case CubeChoice::taken:
        return choice.option == CubeOption::double_take;
    case CubeChoice::dropped:
        return choice.option == CubeOption::double_drop;
    case CubeChoice::beavered:
        return choice.option == CubeOption::double_beaver;
    case CubeChoice::raccooned:
        break;
    }
    return false;
}

CardChoice card_choice(const AnalyzedChoice& choice, bool best, bool made, const Translator& words)
{
    CardChoice shown{.words = capitalized(choice_words(choice.words, words)), .best = best, .made = made};
    const bool differs = !best && choice.difference;
    shown.value = with_minus(value_text(choice.value, words));
    if (differs && choice.rank > 0)
        shown.value = fmt::format("({})", with_minus(difference_text(choice.difference, words)));
    if (differs) shown.loss = std::max(0.0, -number_of(*choice.difference));
    return shown;
}

/// Who says it, and how deep the best was looked at.
std::string source_of(const Diagram& diagram, const AnalyzedChoices& choices)
{
    const std::string& engine =
        printable(choices.of_cube ? diagram.cubes.front().by.engine : diagram.plays.front().by.engine);
    const std::string& level = choices.choices[choices.best.value_or(0)].level;
    return engine.empty() || level.empty() ? engine + level : fmt::format("{}, {}", engine, level);
}

/// Where lines break, a mark stays with its play.
std::string with_marks_kept(std::string text)
{
    for (const std::string_view mark : {" ??", " ?!", " ?"}) {
        for (std::size_t at = text.find(mark); at != std::string::npos;
             at = text.find(mark, at + mark.size()))
            text.replace(at, 1, "\u00a0");
    }
    return text;
}

std::string verdict_of(const Diagram& diagram, const AnalyzedChoices& choices)
{
    if (!diagram.verdict.empty()) return with_marks_kept(diagram.verdict);
    if (choices.of_cube) return verdict_text(choices, diagram.scene.words);
    return diagram.scene.words.say("Best: {0}.",
                                   choice_words(choices.choices.front().words, diagram.scene.words));
}

}  // namespace

std::string question_of(const BoardScene& scene)
{
    const GameState& state = scene.state;
    const Translator& words = scene.words;
    const std::string& name = scene.names[state.to_decide()];
    if (state.cube_is_offered()) return words.say("{0} is doubled to {1}", name, 2 * state.cube.value);
    if (state.offer == Offer::resignation) return words.say("{0} is offered a resignation", name);
    if (!state.dice) return words.say("{0} on roll", name);
    return words.say("{0} to play {1}{2}", name, state.dice->first(), state.dice->second());
}

Card card_of(const Diagram& diagram)
{
    Card card{.scene = diagram.scene, .question = question_of(diagram.scene)};
    if (!diagram.lines.empty()) card.place = diagram.lines.front();
    const GameState& state = diagram.scene.state;
    const std::vector<AnalyzedChoices> all = analyzed_choices(
        diagram.cubes, diagram.plays, state, chooser(state), diagram.contents.analysis, diagram.scene.words);
    // Of a roll, what is said of the cube before it is another question.
    const auto asked = std::ranges::find(all, !state.dice, &AnalyzedChoices::of_cube);
    if (asked == all.end()) {
        card.verdict = diagram.verdict;
        if (card.verdict.empty()) card.call = call_of(state, diagram.scene.words);
        return card;
    }
    for (std::size_t i = 0; i < asked->choices.size(); ++i) {
        const AnalyzedChoice& choice = asked->choices[i];
        const bool made = diagram.made ? was_made(choice, *asked, *diagram.made) : choice.made;
        card.choices.push_back(card_choice(choice, asked->best == i, made, diagram.scene.words));
    }
    card.verdict = verdict_of(diagram, *asked);
    card.source = source_of(diagram, *asked);
    return card;
}

}  // namespace gammonkit
