#include "analysis/players/database/players_database.hpp"

#include "support/sqlite/sqlite_statement.hpp"
#include "model/limits.hpp"

#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <sqlite3.h>

namespace gammonkit {
namespace {

/// "GAMK": by this SQLite files tell whose they are.
constexpr int kApplication = 0x47414D4B;
constexpr int kPatience = 5000;  ///< Milliseconds to wait for another program that writes.

constexpr std::string_view kSchema = R"sql(
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    fingerprint TEXT NOT NULL UNIQUE,
    length INTEGER NOT NULL,
    event TEXT NOT NULL,
    date TEXT NOT NULL,
    winner INTEGER CHECK (winner IN (1, 2))
);
CREATE TABLE players (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat IN (1, 2)),
    name TEXT NOT NULL,
    score INTEGER NOT NULL,
    decisions INTEGER NOT NULL,
    performance_error REAL NOT NULL,
    error_emg REAL,
    error_absolute REAL,
    luck_emg REAL,
    luck_absolute REAL,
    PRIMARY KEY (match, seat)
);
)sql";

tl::unexpected<Diagnostic> named(const std::string& path, Diagnostic why)
{
    why.message = fmt::format("{}: {}", path, why.message);
    return tl::unexpected(std::move(why));
}

Result<int> pragma(sqlite3* database, std::string_view name)
{
    SqliteStatement statement(database, fmt::format("PRAGMA {}", name));
    GK_TRY([[maybe_unused]] const bool row, statement.step());
    return statement.integer(0);
}

/// Views and triggers could do anything, and without end.
Result<void> check_tables(sqlite3* database)
{
    SqliteStatement found(database,
                          "SELECT sum(type = 'table' AND name IN ('matches', 'players') AND "
                          "sql NOT LIKE '%VIRTUAL%'), sum(type IN ('view', 'trigger')) FROM sqlite_master");
    GK_TRY([[maybe_unused]] const bool row, found.step());
    if (found.integer(0) == 2 && found.integer(1) == 0) return {};
    return failure("database", "this is not a database of matches that GammonKit has made");
}

/// Where a transaction is not committed, nothing of it stays.
class Transaction {
public:
    explicit Transaction(sqlite3* database) : database_(database) {}
    ~Transaction()
    {
        if (is_open_) (void)run_sql(database_, "ROLLBACK");
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    [[nodiscard]] Result<void> begin()
    {
        Result<void> begun = run_sql(database_, "BEGIN IMMEDIATE");
        is_open_ = begun.has_value();
        return begun;
    }
    [[nodiscard]] Result<void> commit()
    {
        Result<void> committed = run_sql(database_, "COMMIT");
        is_open_ = is_open_ && !committed;
        return committed;
    }

private:
    sqlite3* database_;
    bool is_open_ = false;
};

std::optional<double> normalized(const std::optional<Amount>& amount)
{
    return amount ? std::optional(amount->normalized) : std::nullopt;
}

std::optional<double> absolute(const std::optional<Amount>& amount)
{
    return amount ? std::optional(amount->absolute) : std::nullopt;
}

std::optional<Amount> amount_of(const SqliteStatement& row, int column)
{
    const std::optional<double> emg = row.maybe_number(column);
    return emg ? std::optional(Amount{*emg, row.number(column + 1)}) : std::nullopt;
}

std::optional<int> seat_of(const std::optional<Player>& player)
{
    return player ? std::optional(*player == Player::first ? 1 : 2) : std::nullopt;
}

/// The number of a known match, and how many decisions of it are judged.
struct Known {
    int id = 0;
    int decisions = 0;
};

Result<std::optional<Known>> known_match(sqlite3* database, const std::string& fingerprint)
{
    SqliteStatement found(database, "SELECT id, (SELECT sum(decisions) FROM players WHERE match = id) "
                                    "FROM matches WHERE fingerprint = ?");
    GK_TRY(const bool is_known, found.bind(fingerprint).step());
    if (!is_known) return std::optional<Known>();
    return std::optional(Known{found.integer(0), found.integer(1)});
}

Result<void> insert_player(sqlite3* database, int match, int seat, const PlayerPart& part)
{
    SqliteStatement insert(database, "INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(match).bind(seat).bind(part.name).bind(part.score).bind(part.performance.decisions);
    insert.bind(part.performance.error).bind(normalized(part.error)).bind(absolute(part.error));
    insert.bind(normalized(part.luck)).bind(absolute(part.luck));
    GK_TRY([[maybe_unused]] const bool row, insert.step());
    return {};
}

/// `id` is the number of the match that it replaces, if it does.
Result<void> insert_match(sqlite3* database, const MatchRecord& record, std::optional<int> id)
{
    SqliteStatement insert(database, "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?)");
    insert.bind(id).bind(record.fingerprint).bind(record.length).bind(record.event).bind(record.date);
    GK_TRY([[maybe_unused]] const bool row, insert.bind(seat_of(record.winner)).step());
    const auto match = static_cast<int>(sqlite3_last_insert_rowid(database));
    if (Result<void> first = insert_player(database, match, 1, record.players.first); !first) return first;
    return insert_player(database, match, 2, record.players.second);
}

PlayerPart part_of(const SqliteStatement& row, int column)
{
    return {.name = row.text(column),
            .score = row.integer(column + 1),
            .performance = {.decisions = row.integer(column + 2), .error = row.number(column + 3)},
            .error = amount_of(row, column + 4),
            .luck = amount_of(row, column + 6)};
}

bool is_number(const std::optional<Amount>& amount)
{
    return !amount || (std::isfinite(amount->normalized) && std::isfinite(amount->absolute));
}

bool is_possible(const PlayerPart& part)
{
    const Performance& performance = part.performance;
    return part.score >= 0 && part.score <= kMostPoints && performance.decisions >= 0 &&
           performance.decisions <= kLargestNumber && std::isfinite(performance.error) &&
           is_number(part.error) && is_number(part.luck);
}

/// What another program may have written in place of ours.
bool is_possible(const MatchRecord& record)
{
    return record.length >= 0 && record.length <= kMostPoints && is_possible(record.players.first) &&
           is_possible(record.players.second);
}

}  // namespace

void PlayersDatabase::Close::operator()(sqlite3* database) const
{
    sqlite3_close(database);
}

Result<PlayersDatabase> PlayersDatabase::open(const std::string& path, bool make)
{
    std::error_code ignored;
    if (!make && !std::filesystem::exists(path, ignored))
        return failure("database", fmt::format("there is no database {}", path),
                       "with matches to read, it is made");
    sqlite3* opened = nullptr;
    // SQLite has meanings of its own for names with a colon in front, such as a database in memory.
    const std::string file = path.starts_with(':') ? "./" + path : path;
    const int flags = SQLITE_OPEN_READWRITE | (make ? SQLITE_OPEN_CREATE : 0);
    const int code = sqlite3_open_v2(file.c_str(), &opened, flags, nullptr);
    PlayersDatabase database(path, std::unique_ptr<sqlite3, Close>(opened));
    if (code != SQLITE_OK) return named(path, sqlite_failure(opened).value());
    sqlite3_busy_timeout(opened, kPatience);
    if (Result<void> prepared = database.prepare(); !prepared) return named(path, prepared.error());
    return database;
}

Result<void> PlayersDatabase::prepare()
{
    sqlite3* const database = database_.get();
    GK_TRY(const int pages, pragma(database, "page_count"));
    if (pages == 0) {
        Transaction transaction(database);
        if (Result<void> begun = transaction.begin(); !begun) return begun;
        const std::string sql = fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}; {}",
                                            kApplication, kPlayersSchema, kSchema);
        if (Result<void> made = run_sql(database, sql); !made) return made;
        return transaction.commit();
    }
    GK_TRY(const int application, pragma(database, "application_id"));
    if (application != kApplication) return failure("database", "this is a database of another program");
    GK_TRY(const int schema, pragma(database, "user_version"));
    if (schema > kPlayersSchema)
        return failure("database", fmt::format("its form {} is newer than this program, which knows {}",
                                               schema, kPlayersSchema));
    if (Result<void> ours = check_tables(database); !ours) return ours;
    return run_sql(database, "PRAGMA foreign_keys = ON");
}

Result<void> PlayersDatabase::add(const MatchRecord& record, Imported& imported)
{
    sqlite3* const database = database_.get();
    if (record.fingerprint.empty()) {
        ++imported.nameless;
        return {};
    }
    GK_TRY(const std::optional<Known> known, known_match(database, record.fingerprint));
    if (known && known->decisions >= record.decisions()) {
        ++imported.known;
        return {};
    }
    ++(known ? imported.replaced : imported.added);
    if (!known) return insert_match(database, record, std::nullopt);
    SqliteStatement remove(database, "DELETE FROM players WHERE match = ?");
    GK_TRY([[maybe_unused]] const bool no_row, remove.bind(known->id).step());
    SqliteStatement remove_match(database, "DELETE FROM matches WHERE id = ?");
    GK_TRY([[maybe_unused]] const bool none, remove_match.bind(known->id).step());
    return insert_match(database, record, known->id);
}

Result<Imported> PlayersDatabase::add(std::span<const MatchRecord> records)
{
    Imported imported;
    Transaction transaction(database_.get());
    if (Result<void> begun = transaction.begin(); !begun) return named(path_, begun.error());
    for (const MatchRecord& record : records) {
        if (Result<void> added = add(record, imported); !added) return named(path_, added.error());
    }
    if (Result<void> committed = transaction.commit(); !committed) return named(path_, committed.error());
    return imported;
}

Result<std::vector<MatchRecord>> PlayersDatabase::all() const
{
    constexpr std::string_view kParts = "{0}.name, {0}.score, {0}.decisions, {0}.performance_error, "
                                        "{0}.error_emg, {0}.error_absolute, {0}.luck_emg, {0}.luck_absolute";
    SqliteStatement rows(database_.get(),
                         fmt::format("SELECT fingerprint, length, event, date, winner, {}, {} FROM matches "
                                     "JOIN players a ON a.match = id AND a.seat = 1 "
                                     "JOIN players b ON b.match = id AND b.seat = 2 ORDER BY id",
                                     fmt::format(kParts, "a"), fmt::format(kParts, "b")));
    std::vector<MatchRecord> records;
    while (true) {
        const Result<bool> row = rows.step();
        if (!row) return named(path_, row.error());
        if (!*row) return records;
        const std::optional<int> winner = rows.maybe_integer(4);
        MatchRecord record{.fingerprint = rows.text(0),
                           .length = rows.integer(1),
                           .event = rows.text(2),
                           .date = rows.text(3),
                           .winner = winner ? std::optional(*winner == 1 ? Player::first : Player::second)
                                            : std::nullopt,
                           .players = {part_of(rows, 5), part_of(rows, 13)}};
        if (!is_possible(record))
            return named(path_, failure("database",
                                        fmt::format("the record of match {} cannot be", records.size() + 1))
                                    .value());
        records.push_back(std::move(record));
    }
}

}  // namespace gammonkit
