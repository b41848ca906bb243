#include "decisions/players/database/stored_columns.hpp"

#include "decisions/filter/structure_asks.hpp"
#include "decisions/statistics/judge_cube.hpp"
#include "support/fold_case.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

using Asked = const AskedDecision&;

/// A text as filters compare it.
Cell key_of(const Cell& cell)
{
    const auto* text = std::get_if<std::string>(&cell);
    return text != nullptr ? Cell(folded(trimmed(*text))) : Cell{};
}

Cell odd_key_of(const Cell& cell)
{
    Cell key = key_of(cell);
    const auto* text = std::get_if<std::string>(&cell);
    const bool is_usual = text == nullptr || lowered(*text) == std::get<std::string>(key);
    return is_usual ? Cell{} : key;
}

Cell game_index(Asked asked)
{
    return static_cast<int>(asked.decision().game) + 1;
}

Cell choice(Asked asked)
{
    switch (asked.decision().choice) {
    case MadeChoice::not_known:
        return {};
    case MadeChoice::played:
        return std::string("played");
    case MadeChoice::waited:
        return std::string("no double");
    case MadeChoice::doubled:
        return std::string("double");
    case MadeChoice::took:
        return std::string("take");
    case MadeChoice::dropped:
        return std::string("drop");
    case MadeChoice::beavered:
        return std::string("beaver");
    case MadeChoice::raccooned:
        break;
    }
    return std::string("raccoon");
}

Cell has_choice(Asked asked)
{
    const bool forced = asked.judged.in_rate == RateEligibility::forced;
    return forced || is_dead_cube(asked.decision()) ? 0 : 1;
}

template <std::optional<Amount> DecisionError::* Member, double Amount::* Unit>
Cell amount(Asked asked)
{
    const std::optional<Amount>& known = asked.judged.*Member;
    return known ? Cell((*known).*Unit) : Cell{};
}

Cell mark_of_error(Asked asked)
{
    if (!asked.judged.error) return {};
    return asked.judged.mark ? std::string(to_string(*asked.judged.mark)) : std::string();
}

Cell mark_of_luck(Asked asked)
{
    if (!asked.judged.luck) return {};
    return asked.judged.luck_mark ? std::string(to_string(*asked.judged.luck_mark)) : std::string();
}

Cell mistake(Asked asked)
{
    if (!asked.judged.error) return {};
    return asked.judged.mistake ? std::string(to_string(*asked.judged.mistake)) : std::string();
}

using enum StoredType;
using From = StoredFrom;

constexpr StoredColumn kDecisionFacts[] = {
    {.name = "game_index", .type = whole, .cell = game_index},
    {"game", whole},
    {"turn", whole},
    {"ply", whole},
    {"decision", identifier},
    {"player", whole},
    {"score", whole},
    {"opponent_score", whole},
    {"away", whole},
    {"opponent_away", whole},
    {"crawford", identifier},
    {"cube", whole},
    {"cube_owner", identifier},
    {"dice", identifier},
    {"phase", identifier},
    {"position_id", identifier},
    {"gnubg_match_id", identifier, From::column, "match_id"},
    {"xgid", text},
    {"pips", whole, From::word},
    {"opponent_pips", whole, From::word, "opponent-pips"},
    {"epc", number},
    {"opponent_epc", number},
    {"wastage", number},
    {"opponent_wastage", number},
    {"played", text},
    {"played_key", text, From::odd_key, "played"},
    {.name = "choice", .type = identifier, .cell = choice},
    {"hits", whole, From::flag, "hit"},
    {"forced", whole, From::flag},
    {.name = "has_choice", .type = whole, .cell = has_choice},
    {"illegal", whole, From::flag},
    {"comment", text, From::word},
    {"comment_key", text, From::key, "comment"},
    // Form 2 did not have these.
    {"plan", identifier, From::word},
    {"opponent_plan", identifier, From::word, "opponent-plan"},
    {"points", whole, From::word, "point"},
    {"opponent_points", whole, From::word, "opponent-point"},
    {"prime", whole, From::word},
    {"opponent_prime", whole, From::word, "opponent-prime"},
    {"back", whole, From::word},
    {"opponent_back", whole, From::word, "opponent-back"},
    {"bar", whole, From::word},
    {"opponent_bar", whole, From::word, "opponent-bar"},
    {"borne_off", whole, From::word, "off"},
    {"opponent_borne_off", whole, From::word, "opponent-off"},
    {"blots", whole, From::word},
    {"opponent_blots", whole, From::word, "opponent-blots"},
    {"home_blots", whole, From::word, "home-blots"},
    {"opponent_home_blots", whole, From::word, "opponent-home-blots"},
    {"builders", whole, From::word},
    {"timing", whole, From::word},
    {"opponent_timing", whole, From::word, "opponent-timing"},
    {"stripped", whole, From::flag},
    {"shots", whole, From::word},
    {"double_shots", whole, From::word, "double-shots"},
    {"shots_left", whole, From::word, "shots-left"},
    {"double_shots_left", whole, From::word, "double-shots-left"},
    // Nor had form 3 this one.
    {"seconds", number},
};

constexpr StoredColumn kAnalysisFacts[] = {
    {"engine", text},
    {"engine_key", text, From::key, "engine"},
    {"level", text},
    {"level_key", text, From::key, "level"},
    {"level_played", text},
    {"met", text},
    {"analyzed", whole, From::flag},
    {"counted", whole, From::flag},
    {"best", text},
    {"best_key", text, From::odd_key, "best"},
    {.name = "error_emg", .type = number, .cell = amount<&DecisionError::error, &Amount::normalized>},
    {.name = "error_absolute", .type = number, .cell = amount<&DecisionError::error, &Amount::absolute>},
    {.name = "mark", .type = identifier, .cell = mark_of_error},
    {.name = "mistake", .type = text, .cell = mistake},
    {.name = "luck_emg", .type = number, .cell = amount<&DecisionError::luck, &Amount::normalized>},
    {.name = "luck_absolute", .type = number, .cell = amount<&DecisionError::luck, &Amount::absolute>},
    {.name = "luck_mark", .type = identifier, .cell = mark_of_luck},
    {"mark_in_record", identifier, From::column, "mark"},
    {"luck_mark_in_record", identifier, From::column, "luck_mark"},
    {"error_equity", number},
    {"error_mwc", number},
    {"luck_equity", number},
    {"luck_mwc", number},
    {"equity_played", number},
    {"equity_best", number},
    {"mwc_played", number},
    {"mwc_best", number},
    {"win", number},
    {"win_gammon", number},
    {"win_backgammon", number},
    {"lose_gammon", number},
    {"lose_backgammon", number},
    {"equity_no_double", number},
    {"equity_double_take", number},
    {"equity_double_drop", number},
    {"mwc_no_double", number},
    {"mwc_double_take", number},
    {"mwc_double_drop", number},
    // Form 2 did not have these.
    {"gap", number, From::word, "close"},
    {"flagged", whole, From::flag},
    {"difficulty", number},
    {"avoidable", number},
};

/// The columns from this one on.
std::span<const StoredColumn> columns_from(std::span<const StoredColumn> columns, std::string_view first)
{
    const auto found = std::ranges::find(columns, first, &StoredColumn::name);
    return {found, columns.end()};
}

std::function<Cell(Asked)> source_of(const StoredColumn& column)
{
    const std::string_view source = column.source.empty() ? column.name : column.source;
    if (column.from == From::column) {
        const auto cell = std::ranges::find(decision_columns(), source, &Column::name)->cell;
        return [cell](Asked asked) { return cell(asked.row); };
    }
    if (column.from == From::flag) {
        const auto ask = std::get<AskFlag>(find_word(source, false)->ask);
        return [ask](Asked asked) {
            const std::optional<bool> holds = ask(asked);
            return holds ? Cell(*holds ? 1 : 0) : Cell{};
        };
    }
    const auto ask = std::get<AskCell>(find_word(source, true)->ask);
    if (column.from == From::word) return ask;
    if (column.from == From::key) return [ask](Asked asked) { return key_of(ask(asked)); };
    return [ask](Asked asked) { return odd_key_of(ask(asked)); };
}

SqlValue sql_value(const Cell& cell)
{
    if (const auto* whole = std::get_if<int>(&cell)) return std::int64_t{*whole};
    if (const auto* number = std::get_if<double>(&cell)) return *number;
    if (const auto* text = std::get_if<std::string>(&cell)) return *text;
    return {};
}

}  // namespace

StoredCells::StoredCells(std::span<const StoredColumn> columns)
{
    for (const StoredColumn& column : columns)
        cells_.push_back(column.cell != nullptr ? column.cell : source_of(column));
}

SqlRow StoredCells::row(std::size_t number, const AskedDecision& asked) const
{
    SqlRow row{static_cast<std::int64_t>(number)};
    row.reserve(1 + cells_.size());
    for (const auto& cell : cells_)
        row.push_back(sql_value(cell(asked)));
    return row;
}

std::span<const StoredColumn> decision_facts()
{
    return kDecisionFacts;
}

std::span<const StoredColumn> analysis_facts()
{
    return kAnalysisFacts;
}

bool has_analysis_facts(const AskedDecision& asked)
{
    const Decision& decision = asked.decision();
    return decision.judgement || asked.judged.error || asked.judged.luck || decision.mark || decision.luck ||
           decision.luck_mark || asks::is_flagged(asked) == true;
}

std::span<const StoredColumn> facts_of_form_3()
{
    return columns_from(kDecisionFacts, "plan");
}

std::span<const StoredColumn> analysis_facts_of_form_3()
{
    return columns_from(kAnalysisFacts, "gap");
}

}  // namespace gammonkit
