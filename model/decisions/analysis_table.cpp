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

std::vector<std::string> cells_of(const AnalyzedChoice& choice, bool of_cube)
{
    if (of_cube) return {choice.words, value_text(choice.value), chances_text(choice.chances), choice.level};
    return {std::to_string(choice.rank) + (choice.made ? " *" : ""),
            choice.words,
            value_text(choice.value),
            loss_text(choice.loss),
            chances_text(choice.chances),
            choice.level};
}

AnalysisTable table_of(const AnalyzedChoices& analyzed)
{
    AnalysisTable table{.title = analyzed.title,
                        .head = heads_of(analyzed.of_cube, analyzed.in_chances),
                        .best = analyzed.best};
    for (const AnalyzedChoice& choice : analyzed.choices)
        table.rows.push_back(cells_of(choice, analyzed.of_cube));
    return table;
}

}  // namespace

std::vector<std::string> heads_of(bool of_cube, bool in_chances)
{
    const char* unit = in_chances ? "MWC" : "equity";
    if (of_cube) return {"", unit, "wins / losses (%)", "level"};
    return {"#", "play", unit, "loss", "wins / losses (%)", "level"};
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

std::string loss_text(const std::optional<Value>& loss)
{
    if (!loss || !is_chance(*loss)) return value_text(loss);
    std::string text;
    append_fixed(text, 100 * number_of(*loss), 2, PlusSign::yes);
    return text + '%';
}

std::vector<AnalysisTable> analysis_tables(const std::vector<CubeAnalysis>& cubes,
                                           const std::vector<PlayAnalysis>& plays, const Position& position,
                                           Player player)
{
    std::vector<AnalysisTable> tables;
    for (const AnalyzedChoices& analyzed : analyzed_choices(cubes, plays, position, player))
        tables.push_back(table_of(analyzed));
    return tables;
}

}  // namespace gammonkit
