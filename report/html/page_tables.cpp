#include "report/html/page_tables.hpp"

#include "support/number_text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace gammonkit::html {
namespace {

constexpr std::uint32_t kBase = 91;
constexpr std::uint32_t kSmall = 80;
constexpr std::uint32_t kWide = 90;  ///< Five letters follow.

char letter_of(std::uint32_t value)
{
    const char letter = static_cast<char>('#' + value);
    return letter < '\\' ? letter : static_cast<char>(letter + 1);
}

/// How a value is stored: not at all, as thousandths of equity, or as hundredths of a percent.
enum class Unit : std::uint8_t { none, equity, chance };

constexpr int kUnits = 3;
constexpr int kHasMwc = kUnits * kUnits;
constexpr int kHasChances = 2 * kHasMwc;
constexpr int kHasError = 2 * kHasChances;
constexpr int kHasMwcError = 2 * kHasError;

Unit unit_of(const std::optional<Value>& value)
{
    if (!value || !std::isfinite(number_of(*value))) return Unit::none;
    return std::holds_alternative<Mwc>(*value) ? Unit::chance : Unit::equity;
}

/// The digits that text prints of a number, so that both round it alike: -512 of -0.5125 with three decimals.
int printed(double number, int decimals)
{
    constexpr double kMost = 1e5;
    std::string digits;
    append_fixed(digits, std::clamp(number, -kMost, kMost), decimals);
    std::erase(digits, '.');
    return parse_int(digits).value_or(0);
}

int printed_chance(double chance)
{
    return printed(100 * chance, 2);
}

int stored(const std::optional<Value>& value)
{
    const Unit unit = unit_of(value);
    if (unit == Unit::none) return 0;
    return unit == Unit::chance ? printed_chance(number_of(*value)) : printed(number_of(*value), 3);
}

void write_strings(JsonText& json, const std::vector<std::string>& strings)
{
    const auto array = json.array();
    for (const std::string& string : strings)
        json.string(string);
}

template <class Columns>
void write_columns(JsonText& json, const Columns& columns)
{
    const auto array = json.array();
    for (const FigureColumn& column : columns)
        json.string(column.letters());
}

}  // namespace

void FigureColumn::add(int number)
{
    const std::uint32_t change = static_cast<std::uint32_t>(number) - static_cast<std::uint32_t>(before_);
    before_ = number;
    std::uint32_t folded = (change << 1) ^ (0U - (change >> 31));
    if (folded < kSmall) {
        letters_ += letter_of(folded);
    } else if (folded < kSmall + (kWide - kSmall) * kBase) {
        letters_ += letter_of(kSmall + (folded - kSmall) / kBase);
        letters_ += letter_of((folded - kSmall) % kBase);
    } else {
        letters_ += letter_of(kWide);
        for (int i = 0; i < 5; ++i, folded /= kBase)
            letters_ += letter_of(folded % kBase);
    }
}

void PageTables::add_figures(const AnalyzedChoice& choice, const AnalyzedChoices& table, Columns& columns)
{
    const AnalyzedChoice& first = table.choices.front();
    const bool has_chances = choice.chances && table.with_chances;
    const bool has_error = unit_of(choice.value) != Unit::none && choice.standard_error;
    const bool has_mwc_error = choice.mwc && choice.standard_error_mwc;
    const Unit unit = unit_of(choice.value);
    const Unit of_difference = unit_of(choice.difference);
    int kind = static_cast<int>(unit) + kUnits * static_cast<int>(of_difference);
    if (choice.mwc) kind += kHasMwc;
    if (has_chances) kind += kHasChances;
    if (has_error) kind += kHasError;
    if (has_mwc_error) kind += kHasMwcError;
    columns[0].add(kind);
    columns[1].add(static_cast<int>(texts_.number_of(table.with_levels ? choice.short_level : "")));
    if (unit != Unit::none) columns[2].add(stored(choice.value));
    if (of_difference != Unit::none) {
        const int expected = stored(choice.value) - stored(first.value);
        columns[3].add(stored(choice.difference) - expected);
    }
    if (choice.mwc) columns[4].add(printed_chance(choice.mwc->value));
    if (has_error) columns[10].add(stored(choice.standard_error));
    if (has_mwc_error) columns[11].add(printed_chance(choice.standard_error_mwc->value));
    if (!has_chances) return;
    const auto& [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = *choice.chances;
    std::size_t column = 5;
    for (const double chance : {win, win_gammon, win_backgammon, lose_gammon, lose_backgammon})
        columns[column++].add(printed(100 * chance, 1));
}

/// The head; which row is best, or -1; the rank of the play that was made, or 0; what can be chosen; the
/// verdict, if there is one; and how it was rolled out, if that is known.
void PageTables::write_table(JsonText& json, const AnalyzedChoices& analyzed)
{
    const auto made = std::ranges::find(analyzed.choices, true, &AnalyzedChoice::made);
    const auto table = json.array();
    Head head = heads_of(analyzed);
    head.push_back(analyzed.title);
    json.natural(heads_.number_of(head));
    json.integer(analyzed.best ? static_cast<long long>(*analyzed.best) : -1);
    json.natural(made != analyzed.choices.end() ? made->rank : 0);
    {
        const auto rows = json.array();
        for (const AnalyzedChoice& choice : analyzed.choices) {
            if (analyzed.of_cube) {
                json.natural(texts_.number_of(choice.words));
            } else {
                json.string(choice.words);
            }
            add_figures(choice, analyzed, analyzed.of_cube ? of_cube_ : of_plays_);
        }
    }
    const std::string verdict = verdict_text(analyzed, words_);
    if (!verdict.empty() || !analyzed.settings.empty()) json.string(verdict);
    if (!analyzed.settings.empty()) json.natural(texts_.number_of(analyzed.settings));
}

std::string PageTables::write(JsonText& json, const CubeAnalyses& cubes, const PlayAnalyses& plays,
                              const GameState& state)
{
    std::vector<AnalyzedChoices> all = analyzed_choices(cubes, plays, state, chooser(state), shown_, words_);
    if (all.empty()) return "";
    if (!plays.empty()) std::ranges::stable_partition(all, std::not_fn(&AnalyzedChoices::of_cube));
    const auto tables = json.key("tables").array();
    std::string made;
    for (const AnalyzedChoices& analyzed : all) {
        write_table(json, analyzed);
        const auto choice = std::ranges::find(analyzed.choices, true, &AnalyzedChoice::made);
        if (!analyzed.of_cube && choice != analyzed.choices.end()) made = choice->words;
    }
    return made;
}

void PageTables::write_shared(JsonText& json) const
{
    write_strings(json.key("texts"), texts_.all());
    {
        const auto heads = json.key("heads").array();
        for (const Head& head : heads_.all())
            write_strings(json, head);
    }
    const auto figures = json.key("figures").object();
    write_columns(json.key("plays"), of_plays_);
    write_columns(json.key("cube"), of_cube_);
}

}  // namespace gammonkit::html
