#include "model/decisions/analysis_table.hpp"

#include "model/value.hpp"
#include "support/number_text.hpp"

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

/// "54.1 17.0 0.8 / 45.9 12.3 0.5": wins, gammons, backgammons, and the same of losses.
std::string chances_text(const std::optional<Probabilities>& chances)
{
    std::string text;
    if (!chances) return text;
    append_percent(text, chances->win);
    append_percent(text += ' ', chances->win_gammon);
    append_percent(text += ' ', chances->win_backgammon);
    append_percent(text += " / ", 1 - chances->win);
    append_percent(text += ' ', chances->lose_gammon);
    append_percent(text += ' ', chances->lose_backgammon);
    return text;
}

std::vector<std::string> cells_of(const AnalyzedChoice& choice, const AnalyzedChoices& table)
{
    std::vector<std::string> cells;
    if (!table.of_cube) cells.push_back(std::to_string(choice.rank) + (choice.made ? " *" : ""));
    cells.insert(cells.end(), {choice.words, value_text(choice.value, choice.standard_error),
                               difference_text(choice.difference)});
    if (table.with_mwc) cells.push_back(value_text(choice.mwc, choice.standard_error_mwc));
    if (table.with_chances) cells.push_back(chances_text(choice.chances));
    if (table.with_levels) cells.push_back(choice.level);
    return cells;
}

AnalysisTable table_of(const AnalyzedChoices& analyzed)
{
    AnalysisTable table{.title = analyzed.title,
                        .head = heads_of(analyzed),
                        .best = analyzed.best,
                        .verdict = verdict_text(analyzed),
                        .settings = analyzed.settings};
    for (const AnalyzedChoice& choice : analyzed.choices)
        table.rows.push_back(cells_of(choice, analyzed));
    return table;
}

}  // namespace

std::vector<std::string> heads_of(const AnalyzedChoices& choices)
{
    const char* unit = choices.in_chances ? "MWC" : "equity";
    std::vector<std::string> heads = {"#", "play", unit, "loss"};
    if (choices.of_cube) heads = {"", unit, "difference"};
    if (choices.with_mwc) heads.emplace_back("MWC");
    if (choices.with_chances) heads.emplace_back("wins / losses (%)");
    if (choices.with_levels) heads.emplace_back("level");
    return heads;
}

std::string verdict_text(const AnalyzedChoices& choices)
{
    if (choices.verdict.empty()) return "";
    std::string text = "Proper cube action: " + choices.verdict;
    if (!choices.bluff) return text;
    append_percent(text += ". Doubling breaks even if ", *choices.bluff);
    return text + (choices.verdict.ends_with("pass") ? "% take." : "% pass.");
}

std::string value_text(const std::optional<Value>& value)
{
    std::string text;
    if (!value) return text;
    if (!is_chance(*value)) {
        append_fixed(text, number_of(*value), 3, PlusSign::yes);
    } else {
        append_fixed(text, 100 * number_of(*value), 2);
        text += '%';
    }
    return text;
}

std::string value_text(const std::optional<Value>& value, const std::optional<Value>& standard_error)
{
    std::string text = value_text(value);
    if (!value || !standard_error) return text;
    text += " ±";
    if (!is_chance(*standard_error)) {
        append_fixed(text, number_of(*standard_error), 3);
    } else {
        append_fixed(text, 100 * number_of(*standard_error), 2);
        text += '%';
    }
    return text;
}

std::string difference_text(const std::optional<Value>& difference)
{
    if (!difference || !is_chance(*difference)) return value_text(difference);
    std::string text;
    append_fixed(text, 100 * number_of(*difference), 2, PlusSign::yes);
    return text + '%';
}

std::vector<AnalysisTable> analysis_tables(const std::vector<CubeAnalysis>& cubes,
                                           const std::vector<PlayAnalysis>& plays, const GameState& state,
                                           Player player, const ShownAnalysis& shown)
{
    std::vector<AnalysisTable> tables;
    for (const AnalyzedChoices& analyzed : analyzed_choices(cubes, plays, state, player, shown))
        tables.push_back(table_of(analyzed));
    return tables;
}

}  // namespace gammonkit
