#include "model/decisions/analysis_table.hpp"

#include "model/decisions/choice_words.hpp"
#include "model/value.hpp"
#include "support/number_text.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

bool is_chance(const Value& value)
{
    return std::holds_alternative<Mwc>(value);
}

void append_percent(std::string& text, double chance)
{
    append_fixed(text, 100 * chance, 1);
}

void append_chances(std::vector<std::string>& cells, const std::optional<Probabilities>& chances,
                    const Translator& words)
{
    if (!chances) return cells.resize(cells.size() + 6);
    for (const double chance : {chances->win, chances->win_gammon, chances->win_backgammon, 1 - chances->win,
                                chances->lose_gammon, chances->lose_backgammon}) {
        std::string text;
        append_percent(text, chance);
        cells.push_back(words.numbers(std::move(text)));
    }
}

std::vector<std::string> cells_of(const AnalyzedChoice& choice, const AnalyzedChoices& table,
                                  const Translator& words)
{
    std::vector<std::string> cells;
    if (!table.of_cube) cells.push_back(std::to_string(choice.rank) + (choice.made ? " *" : ""));
    cells.insert(cells.end(),
                 {choice_words(choice.words, words), value_text(choice.value, choice.standard_error, words),
                  difference_text(choice.difference, words)});
    if (table.with_mwc) cells.push_back(value_text(choice.mwc, choice.standard_error_mwc, words));
    if (table.with_chances) append_chances(cells, choice.chances, words);
    if (table.with_levels) cells.push_back(choice.short_level);
    return cells;
}

void add_columns(AnalysisTable& table, const std::vector<std::string>& heads, bool figures)
{
    table.head.insert(table.head.end(), heads.begin(), heads.end());
    table.figures.resize(table.head.size(), figures);
}

/// The heads of such cells.
void add_heads(AnalysisTable& table, const AnalyzedChoices& choices, const Translator& words)
{
    const std::string unit = words.say(choices.in_chances ? "MWC"_say : "equity"_say);
    if (choices.of_cube) {
        add_columns(table, {""}, false);
        add_columns(table, {unit, words.say("difference")}, true);
    } else {
        add_columns(table, {"#", words.say("play")}, false);
        add_columns(table, {unit, words.say("loss")}, true);
    }
    if (choices.with_mwc) add_columns(table, {words.say("MWC")}, true);
    if (choices.with_chances) {
        for (const std::string& side : {words.say("win, G, BG"), words.say("lose, G, BG")}) {
            for (const std::string_view head : split(side, ','))
                add_columns(table, {std::string(trimmed(head))}, true);
        }
    }
    if (choices.with_levels) add_columns(table, {words.say("level")}, false);
}

std::string notes_of(const AnalyzedChoices& choices, const Translator& words)
{
    std::vector<std::string> notes;
    if (std::ranges::any_of(choices.choices, &AnalyzedChoice::made)) notes.push_back(words.say("* played"));
    if (!choices.settings.empty()) notes.push_back(choices.settings);
    return joined(notes, ". ");
}

AnalysisTable table_of(const AnalyzedChoices& analyzed, const Translator& words)
{
    AnalysisTable table{.title = analyzed.title,
                        .best = analyzed.best,
                        .shallow = analyzed.shallow,
                        .verdict = verdict_text(analyzed, words),
                        .notes = notes_of(analyzed, words)};
    add_heads(table, analyzed, words);
    for (const AnalyzedChoice& choice : analyzed.choices) {
        table.rows.push_back(cells_of(choice, analyzed, words));
        const bool is_known = choice.difference && !is_chance(*choice.difference);
        table.losses.push_back(is_known ? std::max(0.0, -number_of(*choice.difference)) : 0);
    }
    return table;
}

}  // namespace

std::vector<std::string> heads_of(const AnalyzedChoices& choices, const Translator& words)
{
    const std::string unit = words.say(choices.in_chances ? "MWC"_say : "equity"_say);
    std::vector<std::string> heads = {"#", words.say("play"), unit, words.say("loss")};
    if (choices.of_cube) heads = {"", unit, words.say("difference")};
    if (choices.with_mwc) heads.push_back(words.say("MWC"));
    if (choices.with_chances) heads.push_back(words.say("wins / losses (%)"));
    if (choices.with_levels) heads.push_back(words.say("level"));
    return heads;
}

std::string verdict_text(const AnalyzedChoices& choices, const Translator& words)
{
    if (choices.verdict.empty()) return "";
    return words.say("Proper cube action") + ": " + action_text(choices.verdict, choices.bluff, words);
}

std::string action_text(std::string_view verdict, std::optional<double> bluff, const Translator& words)
{
    std::string text = choice_words(verdict, words);
    if (!bluff) return text;
    std::string percent;
    append_percent(percent, *bluff);
    return text + ". " +
           words.say(verdict.ends_with("pass") ? "Doubling breaks even if {0}% take."_say
                                               : "Doubling breaks even if {0}% pass."_say,
                     words.numbers(std::move(percent)));
}

std::string chances_text(const std::optional<Probabilities>& chances, const Translator& words)
{
    std::string text;
    if (!chances) return text;
    append_percent(text, chances->win);
    append_percent(text += ' ', chances->win_gammon);
    append_percent(text += ' ', chances->win_backgammon);
    append_percent(text += " / ", 1 - chances->win);
    append_percent(text += ' ', chances->lose_gammon);
    append_percent(text += ' ', chances->lose_backgammon);
    return words.numbers(std::move(text));
}

std::string value_text(const std::optional<Value>& value, const Translator& words)
{
    std::string text;
    if (!value) return text;
    if (!is_chance(*value)) {
        append_fixed(text, number_of(*value), 3, PlusSign::yes);
    } else {
        append_fixed(text, 100 * number_of(*value), 2);
        text += '%';
    }
    return words.numbers(std::move(text));
}

std::string value_text(const std::optional<Value>& value, const std::optional<Value>& standard_error,
                       const Translator& words)
{
    std::string text = value_text(value, words);
    if (!value || !standard_error) return text;
    std::string error = " ±";
    if (!is_chance(*standard_error)) {
        append_fixed(error, number_of(*standard_error), 3);
    } else {
        append_fixed(error, 100 * number_of(*standard_error), 2);
        error += '%';
    }
    return text + words.numbers(std::move(error));
}

std::string difference_text(const std::optional<Value>& difference, const Translator& words)
{
    if (!difference || !is_chance(*difference)) return value_text(difference, words);
    std::string text;
    append_fixed(text, 100 * number_of(*difference), 2, PlusSign::yes);
    return words.numbers(text + '%');
}

std::vector<AnalysisTable> analysis_tables(const CubeAnalyses& cubes, const PlayAnalyses& plays,
                                           const GameState& state, Player player, const ShownAnalysis& shown,
                                           const Translator& words)
{
    std::vector<AnalysisTable> tables;
    for (const AnalyzedChoices& analyzed : analyzed_choices(cubes, plays, state, player, shown, words))
        tables.push_back(table_of(analyzed, words));
    return tables;
}

}  // namespace gammonkit
