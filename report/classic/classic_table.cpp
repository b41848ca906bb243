#include "model/decisions/analysis_table.hpp"
#include "model/decisions/choice_words.hpp"
#include "report/classic/classic_page.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::classic {
namespace {

/// Two numbers and the rank of a play stand before what is wide.
constexpr int kColumnsBeforePlay = 3;
constexpr int kColumnsOfPlays = 5;

void write_blank(XmlWriter& html, int columns = 1)
{
    html.start("td");
    if (columns > 1) html.attribute("colspan", std::to_string(columns));
    html.end_with_tag();
}

void write_cell(XmlWriter& html, const PageStyle& style, std::string_view classes, const std::string& text)
{
    write_styled(html, style.css, "td", classes, text);
}

void write_wide_cell(XmlWriter& html, const PageStyle& style, int columns, std::string_view classes,
                     const std::string& text)
{
    write_styled(html, style.css, "td", classes, text, {{"colspan", std::to_string(columns)}});
}

/// "+0.083 (-0.008)": a value and what is lost.
std::string value_and_loss(const AnalyzedChoice& choice, const Translator& words)
{
    const std::string value = value_text(choice.value, choice.standard_error, words);
    return choice.difference ? fmt::format("{} ({})", value, difference_text(choice.difference, words))
                             : value;
}

/// Of a rollout, in columns: a table in the table.
void write_rolled_chances(XmlWriter& html, const PageStyle& style, const std::string& chances)
{
    const XmlElement table(html, "table");
    const XmlElement row(html, "tr");
    for (const std::string_view number : words(chances))
        write_styled(html, style.css, "td", number == "/" ? "" : "percent", number);
}

void write_chances(XmlWriter& html, const PageStyle& style, const AnalyzedChoice& choice,
                   std::string_view classes)
{
    const std::string chances = chances_text(choice.chances, style.words);
    if (chances.empty()) return;
    const Styled row(html, style.css, "tr", classes);
    write_blank(html, kColumnsBeforePlay);
    {
        const Styled cell(html, style.css, "td", "movecell",
                          {{"title", style.words.say("wins / losses (%)")}});
        if (choice.standard_error) {
            write_rolled_chances(html, style, chances);
        } else {
            html.text(chances);
        }
    }
    write_blank(html);
}

/// Two rows: the play with its value, and its chances. The play that was made stands out.
void write_play(XmlWriter& html, const PageStyle& style, const AnalyzedChoices& choices, std::size_t index)
{
    const AnalyzedChoice& choice = choices.choices[index];
    const std::string classes = choice.made ? "movethemove" : index % 2 == 1 ? "moveodd" : "";
    {
        const bool is_best = choices.best == index;
        const std::string_view space = classes.empty() ? "" : " ";
        const Styled row(html, style.css, "tr",
                         is_best ? fmt::format("{}{}movebest", classes, space) : classes);
        write_cell(html, style, "movenumber movecell", choice.made ? "•" : "");
        write_cell(html, style, "movenumber movecell", std::to_string(choice.rank));
        write_cell(html, style, "moveply movecell", choices.with_levels ? choice.level : "");
        write_cell(html, style, "movemove movecell", choice_words(choice.words, style.words));
        write_cell(html, style, "moveequity movecell", value_and_loss(choice, style.words));
    }
    if (choices.with_chances) write_chances(html, style, choice, classes);
}

void write_plays(XmlWriter& html, const PageStyle& style, const AnalyzedChoices& choices)
{
    const Styled table(
        html, style.css, "table", "movetable",
        {{"cellpadding", "0"}, {"cellspacing", "0"}, {"border", "0"}, {"summary", choices.title}});
    {
        const Translator& words = style.words;
        const XmlElement head(html, "tr");
        write_styled(html, style.css, "th", "moveheader movenumber", "#", {{"colspan", "2"}});
        write_styled(html, style.css, "th", "moveheader moveply",
                     choices.with_levels ? words.say("level") : "");
        write_styled(html, style.css, "th", "moveheader movemove", words.say("play"));
        write_styled(html, style.css, "th", "moveheader moveequity",
                     words.say(choices.in_chances ? "MWC"_say : "equity"_say));
    }
    for (std::size_t i = 0; i < choices.choices.size(); ++i)
        write_play(html, style, choices, i);
    if (choices.settings.empty()) return;
    const XmlElement row(html, "tr");
    write_blank(html, kColumnsBeforePlay);
    write_wide_cell(html, style, kColumnsOfPlays - kColumnsBeforePlay, "movecell", choices.settings);
}

/// What stands above the choices: how deeply, the value without the cube, and the chances.
void write_evaluation(XmlWriter& html, const PageStyle& style, const AnalyzedChoices& choices, int columns)
{
    const auto known = std::ranges::find_if(
        choices.choices, [](const AnalyzedChoice& choice) { return choice.chances.has_value(); });
    if (known == choices.choices.end()) return;
    const Translator& words = style.words;
    if (choices.with_levels) {
        const XmlElement row(html, "tr");
        {
            const Styled cell(html, style.css, "td", "movecell", {{"colspan", "2"}});
            write_styled(html, style.css, "span", "cubeply", known->level);
            if (known->cubeless) html.text(" " + words.say("cubeless"));
        }
        write_cell(html, style, "cubeequity movecell", value_text(known->cubeless, words));
        write_blank(html, columns - 3);
    }
    if (!choices.with_chances) return;
    const XmlElement row(html, "tr");
    write_blank(html);
    write_wide_cell(html, style, columns - 1, "cubeprobs movecell", chances_text(known->chances, words));
}

void write_choice(XmlWriter& html, const PageStyle& style, const AnalyzedChoices& choices, std::size_t index)
{
    const Translator& words = style.words;
    const AnalyzedChoice& choice = choices.choices[index];
    const Styled row(html, style.css, "tr", choices.best == index ? "movebest" : "");
    write_cell(html, style, "movecell", fmt::format("{}.", index + 1));
    write_cell(html, style, "movecell", choice_words(choice.words, words));
    write_cell(html, style, "cubeequity movecell", value_text(choice.value, choice.standard_error, words));
    write_cell(html, style, "movecell", difference_text(choice.difference, words));
    if (choices.with_mwc)
        write_cell(html, style, "cubeequity movecell",
                   value_text(choice.mwc, choice.standard_error_mwc, words));
}

void write_verdict(XmlWriter& html, const PageStyle& style, const AnalyzedChoices& choices, int columns)
{
    if (choices.verdict.empty()) return;
    const Translator& words = style.words;
    std::string verdict = choice_words(choices.verdict, words);
    if (choices.bluff) verdict += words.numbers(fmt::format(" ({:.1f}%)", 100 * *choices.bluff));
    const XmlElement row(html, "tr");
    write_wide_cell(html, style, 2, "movecell", words.say("Proper cube action") + ":");
    write_wide_cell(html, style, columns - 2, "cubeaction movecell", verdict);
}

void write_cube(XmlWriter& html, const PageStyle& style, const AnalyzedChoices& choices)
{
    const int columns = choices.with_mwc ? 5 : 4;
    const Styled table(html, style.css, "table", "cubedecision", {{"summary", choices.title}});
    {
        const XmlElement head(html, "tr");
        write_styled(html, style.css, "th", "cubedecisionheader", choices.title,
                     {{"colspan", std::to_string(columns)}});
    }
    write_evaluation(html, style, choices, columns);
    for (std::size_t i = 0; i < choices.choices.size(); ++i)
        write_choice(html, style, choices, i);
    write_verdict(html, style, choices, columns);
    if (choices.settings.empty()) return;
    const XmlElement row(html, "tr");
    write_wide_cell(html, style, columns, "movecell", choices.settings);
}

}  // namespace

void write_table(XmlWriter& html, const PageStyle& style, const AnalyzedChoices& choices)
{
    if (choices.of_cube) {
        write_cube(html, style, choices);
    } else {
        write_plays(html, style, choices);
    }
}

}  // namespace gammonkit::classic
