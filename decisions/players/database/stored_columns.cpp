#include "decisions/players/database/stored_columns.hpp"

#include "decisions/filter/words.hpp"
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
};

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

/// How a keeper calls its types, and what a table of texts ends with.
struct Dialect {
    std::string_view text;
    std::string_view end;
};

Dialect dialect_of(SqlKeeper keeper)
{
    // MySQL's own orders take "a" and "A" for the same, and its TEXT ends at 64 KB.
    if (keeper == SqlKeeper::mysql) return {"LONGTEXT", " CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"};
    return {"TEXT", ""};
}

std::string columns_of(std::span<const StoredColumn> columns, const Dialect& dialect)
{
    std::string result;
    for (const StoredColumn& column : columns) {
        const std::string_view type = column.type == whole        ? "INTEGER"
                                      : column.type == number     ? "DOUBLE PRECISION"
                                      : column.type == identifier ? "VARCHAR(64)"
                                                                  : dialect.text;
        result += fmt::format("    {} {},\n", column.name, type);
    }
    return result;
}

std::string decisions_table(const Dialect& dialect)
{
    return fmt::format(
        "CREATE TABLE decisions (\n    match_id INTEGER NOT NULL,\n    number INTEGER NOT NULL,\n"
        "{}    PRIMARY KEY (match_id, number),\n"
        "    FOREIGN KEY (match_id) REFERENCES matches (id)\n){}",
        columns_of(kDecisionFacts, dialect), dialect.end);
}

std::string analyses_table(const Dialect& dialect)
{
    return fmt::format(
        "CREATE TABLE analyses (\n    match_id INTEGER NOT NULL,\n    record INTEGER NOT NULL,\n"
        "    number INTEGER NOT NULL,\n{}    PRIMARY KEY (match_id, record, number),\n"
        "    FOREIGN KEY (match_id, record) REFERENCES records (match_id, record)\n){}",
        columns_of(kAnalysisFacts, dialect), dialect.end);
}

/// Those that form 1 did not have.
std::vector<std::string> later_tables(const Dialect& dialect)
{
    return {
        fmt::format("CREATE TABLE games (\n    match_id INTEGER NOT NULL,\n    number INTEGER NOT NULL,\n"
                    "    game INTEGER NOT NULL,\n    first_score INTEGER NOT NULL,\n"
                    "    second_score INTEGER NOT NULL,\n    is_crawford INTEGER NOT NULL,\n"
                    "    winner INTEGER,\n    points INTEGER,\n    turns INTEGER NOT NULL,\n"
                    "    PRIMARY KEY (match_id, number),\n"
                    "    FOREIGN KEY (match_id) REFERENCES matches (id)\n){}",
                    dialect.end),
        fmt::format("CREATE TABLE positions (\n    position_id VARCHAR(64) NOT NULL PRIMARY KEY,\n"
                    "    pips INTEGER NOT NULL,\n    opponent_pips INTEGER NOT NULL,\n"
                    "    has_contact INTEGER NOT NULL\n){}",
                    dialect.end),
        fmt::format("CREATE TABLE records (\n    match_id INTEGER NOT NULL,\n    record INTEGER NOT NULL,\n"
                    "    signature VARCHAR(64) NOT NULL,\n    decisions INTEGER NOT NULL,\n"
                    "    PRIMARY KEY (match_id, record),\n"
                    "    FOREIGN KEY (match_id) REFERENCES matches (id)\n){}",
                    dialect.end),
        decisions_table(dialect),
        analyses_table(dialect),
        "CREATE INDEX decisions_of_position ON decisions (position_id)"};
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
           decision.luck_mark;
}

std::vector<std::string> statements_making_tables(SqlKeeper keeper)
{
    const Dialect dialect = dialect_of(keeper);
    std::vector<std::string> statements{
        fmt::format(
            "CREATE TABLE matches (\n    id INTEGER NOT NULL PRIMARY KEY,\n"
            "    fingerprint VARCHAR(64) NOT NULL UNIQUE,\n    length INTEGER NOT NULL,\n"
            "    event {0} NOT NULL,\n    date VARCHAR(64) NOT NULL,\n    winner INTEGER,\n"
            "    event_key {0},\n    round {0},\n    place {0},\n    annotator {0},\n    shape VARCHAR(64),\n"
            "    record INTEGER\n){1}",
            dialect.text, dialect.end),
        fmt::format("CREATE TABLE players (\n    match_id INTEGER NOT NULL,\n    seat INTEGER NOT NULL,\n"
                    "    name {0} NOT NULL,\n    score INTEGER NOT NULL,\n    decisions INTEGER NOT NULL,\n"
                    "    performance_error DOUBLE PRECISION NOT NULL,\n    error_emg DOUBLE PRECISION,\n"
                    "    error_absolute DOUBLE PRECISION,\n    luck_emg DOUBLE PRECISION,\n"
                    "    luck_absolute DOUBLE PRECISION,\n    name_key {0},\n    name_letters {0},\n"
                    "    PRIMARY KEY (match_id, seat),\n"
                    "    FOREIGN KEY (match_id) REFERENCES matches (id)\n){1}",
                    dialect.text, dialect.end)};
    for (std::string& statement : later_tables(dialect))
        statements.push_back(std::move(statement));
    return statements;
}

std::vector<std::string> statements_from_form_1()
{
    std::vector<std::string> statements{"ALTER TABLE players RENAME COLUMN \"match\" TO match_id"};
    for (const std::string_view column :
         {"event_key TEXT", "round TEXT", "place TEXT", "annotator TEXT", "shape TEXT", "record INTEGER"})
        statements.push_back(fmt::format("ALTER TABLE matches ADD COLUMN {}", column));
    for (const std::string_view column : {"name_key TEXT", "name_letters TEXT"})
        statements.push_back(fmt::format("ALTER TABLE players ADD COLUMN {}", column));
    for (std::string& statement : later_tables(dialect_of(SqlKeeper::sqlite)))
        statements.push_back(std::move(statement));
    return statements;
}

}  // namespace gammonkit
