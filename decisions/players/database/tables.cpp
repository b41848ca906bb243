#include "decisions/players/database/tables.hpp"

#include "decisions/players/database/stored_columns.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

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

std::string_view sql_type(StoredType type, const Dialect& dialect)
{
    switch (type) {
    case StoredType::whole:
        return "INTEGER";
    case StoredType::number:
        return "DOUBLE PRECISION";
    case StoredType::identifier:
        return "VARCHAR(64)";
    case StoredType::text:
        break;
    }
    return dialect.text;
}

std::string columns_of(std::span<const StoredColumn> columns, const Dialect& dialect)
{
    std::string result;
    for (const StoredColumn& column : columns)
        result += fmt::format("    {} {},\n", column.name, sql_type(column.type, dialect));
    return result;
}

std::string decisions_table(const Dialect& dialect)
{
    return fmt::format(
        "CREATE TABLE decisions (\n    match_id INTEGER NOT NULL,\n    number INTEGER NOT NULL,\n"
        "{}    PRIMARY KEY (match_id, number),\n"
        "    FOREIGN KEY (match_id) REFERENCES matches (id)\n){}",
        columns_of(decision_facts(), dialect), dialect.end);
}

std::string analyses_table(const Dialect& dialect)
{
    return fmt::format(
        "CREATE TABLE analyses (\n    match_id INTEGER NOT NULL,\n    record INTEGER NOT NULL,\n"
        "    number INTEGER NOT NULL,\n{}    PRIMARY KEY (match_id, record, number),\n"
        "    FOREIGN KEY (match_id, record) REFERENCES records (match_id, record)\n){}",
        columns_of(analysis_facts(), dialect), dialect.end);
}

/// By which the decisions that may be like another are found; `nearest_in` asks for these.
constexpr const char* kIndexOfLike =
    "CREATE INDEX decisions_alike ON decisions (decision, plan, pips, opponent_pips, opponent_plan, "
    "back, opponent_back, bar, opponent_bar)";

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
                    "    form INTEGER,\n"
                    "    PRIMARY KEY (match_id, record),\n"
                    "    FOREIGN KEY (match_id) REFERENCES matches (id)\n){}",
                    dialect.end),
        decisions_table(dialect),
        analyses_table(dialect),
        "CREATE INDEX decisions_of_position ON decisions (position_id)",
        kIndexOfLike};
}

/// The squares of the errors that `performance_error` of a player adds up.
constexpr const char* kAddSquares = "ALTER TABLE players ADD COLUMN performance_squares DOUBLE PRECISION";
constexpr const char* kFillSquares =
    "UPDATE players SET performance_squares = (SELECT sum(a.error_emg * a.error_emg * "
    "CASE WHEN m.length = 1 THEN 2.25 ELSE 1 END) FROM matches m "
    "JOIN analyses a ON a.match_id = m.id AND a.record = m.record AND a.counted = 1 "
    "JOIN decisions d ON d.match_id = m.id AND d.number = a.number "
    "WHERE m.id = players.match_id AND d.player = players.seat)";

}  // namespace

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
                    "    performance_squares DOUBLE PRECISION,\n"
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
    statements.emplace_back(kAddSquares);
    for (std::string& statement : later_tables(dialect_of(SqlKeeper::sqlite)))
        statements.push_back(std::move(statement));
    return statements;
}

std::vector<std::string> statements_from_form_2(SqlKeeper keeper)
{
    std::vector<std::string> statements{"ALTER TABLE records ADD COLUMN form INTEGER", kAddSquares,
                                        kFillSquares};
    const auto add = [&](std::string_view table, std::span<const StoredColumn> columns) {
        for (const StoredColumn& column : columns)
            statements.push_back(fmt::format("ALTER TABLE {} ADD COLUMN {} {}", table, column.name,
                                             sql_type(column.type, dialect_of(keeper))));
    };
    add("decisions", facts_of_form_3());
    add("analyses", analysis_facts_of_form_3());
    statements.emplace_back(kIndexOfLike);
    return statements;
}

std::vector<std::string> statements_from_form_3()
{
    return {"ALTER TABLE decisions ADD COLUMN seconds DOUBLE PRECISION"};
}

}  // namespace gammonkit
