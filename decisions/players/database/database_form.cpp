// How a database is opened, made and locked.
#include "decisions/players/database/players_database.hpp"
#include "decisions/players/database/stored_columns.hpp"
#include "decisions/players/database/tables.hpp"
#include "model/decisions/judge.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// "GAMK": by this SQLite files tell whose they are, and servers who writes.
constexpr int kApplication = 0x47414D4B;

tl::unexpected<Diagnostic> of_another_program(const SqlDatabase& database)
{
    return failure("database", fmt::format("{}: this is a database of another program", database.shown()),
                   database.keeper() == SqlKeeper::sqlite ? "" : "make a database for GammonKit alone");
}

/// How many of these tables there are.
Result<std::int64_t> count_tables(SqlDatabase& database, std::string_view names)
{
    const std::string_view schema = database.keeper() == SqlKeeper::mysql ? "database()" : "current_schema()";
    GK_TRY(const std::vector<SqlRow> rows,
           database.rows(fmt::format("SELECT count(*) FROM information_schema.tables "
                                     "WHERE table_schema = {} AND table_name IN ({})",
                                     schema, names)));
    return rows.empty() ? 0 : whole_of(rows.front().front());
}

/// Views and triggers could do anything, and without end.
Result<void> check_tables(SqlDatabase& database)
{
    GK_TRY(const std::vector<SqlRow> found,
           database.rows("SELECT sum(type = 'table' AND name IN ('matches', 'players') AND "
                         "sql NOT LIKE '%VIRTUAL%'), sum(type IN ('view', 'trigger')) FROM sqlite_master"));
    if (!found.empty() && whole_of(found[0][0]) == 2 && whole_of(found[0][1]) == 0) return {};
    return failure("database", fmt::format("{}: this is not a database of matches that GammonKit has made",
                                           database.shown()));
}

Result<std::int64_t> pragma(SqlDatabase& database, std::string_view name)
{
    GK_TRY(const std::vector<SqlRow> rows, database.rows(fmt::format("PRAGMA {}", name)));
    return rows.empty() || rows.front().empty() ? 0 : whole_of(rows.front().front());
}

Result<void> run_all(SqlDatabase& database, std::span<const std::string> statements)
{
    for (const std::string& statement : statements) {
        GK_TRY_VOID(database.run(statement));
    }
    return {};
}

/// A row of the query below.
enum AskedColumn : std::uint8_t { kMatch, kNumber, kXgid, kDecision, kPlayed };
constexpr std::string_view kQuery =
    "SELECT match_id, number, xgid, decision, played FROM decisions WHERE xgid IS NOT NULL";

/// The play that is called so; nothing if none is.
std::optional<Play> play_called(const std::string& words, const GameState& state)
{
    const std::vector<LegalPlay> all = legal_plays(state.position, state.on_roll, *state.dice);
    if (all.empty()) return Play();
    for (const LegalPlay& legal : all) {
        if (play_in_words(legal.play, state.position, state.on_roll) == words) return legal.play;
    }
    return std::nullopt;
}

/// A match that has nothing but this decision.
Match match_with(const std::string& words, const GameState& state)
{
    Turn turn{.player = state.on_roll};
    if (state.dice) {
        turn.action = Roll{*state.dice};
        if (std::optional<Play> play = play_called(words, state))
            turn.action = CheckerPlay{.dice = *state.dice, .play = std::move(*play)};
    }
    Match match{.rules = state.rules};
    match.games.emplace_back().turns.push_back(std::move(turn));
    return match;
}

std::string update_of(const SqlRow& row, const StoredCells& cells)
{
    const Result<GameState> state = state_from_xgid(text_of(row[kXgid]));
    if (!state) return {};
    const std::string kind = text_of(row[kDecision]);
    const Match match = match_with(text_of(row[kPlayed]), *state);
    const AskedDecision asked{
        .row = {.match = &match,
                .decision = {.kind = kind == "play"     ? DecisionKind::play
                                     : kind == "double" ? DecisionKind::offer
                                                        : DecisionKind::answer,
                             .player = kind == "take" ? opponent(state->on_roll) : state->on_roll,
                             .state = *state}}};
    const SqlRow facts = cells.row(0, asked);
    std::string set;
    for (std::size_t i = 0; i < facts_of_form_3().size(); ++i)
        set += fmt::format("{}{} = {}", i > 0 ? ", " : "", facts_of_form_3()[i].name, in_sql(facts[i + 1]));
    return fmt::format("UPDATE decisions SET {} WHERE match_id = {} AND number = {}", set,
                       in_sql(row[kMatch]), in_sql(row[kNumber]));
}

/// Fills in how the checkers stand, for the decisions that a database had before it had those columns.
Result<void> tell_structure(SqlDatabase& database)
{
    const StoredCells cells(facts_of_form_3());
    GK_TRY(const std::vector<SqlRow> decisions, database.rows(std::string(kQuery)));
    for (const SqlRow& row : decisions) {
        const std::string update = update_of(row, cells);
        if (update.empty()) continue;
        GK_TRY_VOID(database.run(update));
    }
    return {};
}

}  // namespace

Result<PlayersDatabase> PlayersDatabase::open(const std::string& address, bool make)
{
    GK_TRY(SqlDatabase opened, SqlDatabase::open(address, make));
    PlayersDatabase database(std::move(opened));
    GK_TRY_VOID(database.prepare(make));
    return database;
}

/// 0 if there are no tables yet.
Result<int> PlayersDatabase::form()
{
    if (database_.keeper() == SqlKeeper::sqlite) {
        GK_TRY(const std::vector<SqlRow> things, database_.rows("SELECT count(*) FROM sqlite_master"));
        GK_TRY(const std::int64_t application, pragma(database_, "application_id"));
        if (whole_of(things.front().front()) == 0 && application == 0) return 0;
        if (application != kApplication) return of_another_program(database_);
        GK_TRY(const std::int64_t form, pragma(database_, "user_version"));
        return static_cast<int>(form);
    }
    // In this order: where another program of ours makes them all meanwhile, its own mark is not missed.
    GK_TRY(const std::int64_t others,
           count_tables(database_, "'matches', 'players', 'games', 'positions', 'records', 'decisions', "
                                   "'analyses'"));
    GK_TRY(const std::int64_t ours, count_tables(database_, "'gammonkit'"));
    if (ours == 0 && others > 0) return of_another_program(database_);
    if (ours == 0) return 0;
    GK_TRY(const std::vector<SqlRow> rows, database_.rows("SELECT max(form) FROM gammonkit"));
    return rows.empty() ? 0 : static_cast<int>(whole_of(rows.front().front()));
}

Result<void> PlayersDatabase::prepare(bool make)
{
    GK_TRY(const int found, form());
    if (found > kPlayersSchema)
        return failure("database", fmt::format("{}: its form {} is newer than this program, which knows {}",
                                               database_.shown(), found, kPlayersSchema));
    if (found == 0 && !make)
        return failure("database", fmt::format("{}: there are no matches in it", database_.shown()),
                       "none were put in yet");
    if (found < kPlayersSchema) {
        GK_TRY_VOID(begin());
        // Another program may have been faster.
        GK_TRY(const int now, form());
        if (now < kPlayersSchema) {
            GK_TRY_VOID(make_tables(now));
        }
        GK_TRY_VOID(finish());
    }
    if (database_.keeper() != SqlKeeper::sqlite) return {};
    GK_TRY_VOID(check_tables(database_));
    return database_.run("PRAGMA foreign_keys = ON");
}

Result<void> PlayersDatabase::make_tables(int form)
{
    const SqlKeeper keeper = database_.keeper();
    if (form > 0 && keeper == SqlKeeper::sqlite) {
        GK_TRY_VOID(check_tables(database_));
    }
    // First, as others see what MySQL has made at once: without a form in it they wait.
    if (form == 0 && keeper != SqlKeeper::sqlite) {
        GK_TRY_VOID(database_.run("CREATE TABLE gammonkit (form INTEGER NOT NULL)"));
    }
    GK_TRY_VOID(run_all(database_, form == 0   ? statements_making_tables(keeper)
                                   : form == 1 ? statements_from_form_1()
                                   : form == 2 ? statements_from_form_2(keeper)
                                               : statements_from_form_3()));
    if (form == 2) {
        GK_TRY_VOID(tell_structure(database_));
    }
    if (keeper != SqlKeeper::sqlite)
        return database_.run(fmt::format("INSERT INTO gammonkit VALUES ({})", kPlayersSchema));
    GK_TRY_VOID(database_.run(fmt::format("PRAGMA application_id = {}", kApplication)));
    return database_.run(fmt::format("PRAGMA user_version = {}", kPlayersSchema));
}

Result<void> PlayersDatabase::begin()
{
    is_locked_ = true;
    switch (database_.keeper()) {
    case SqlKeeper::sqlite:
        return database_.run("BEGIN IMMEDIATE");
    case SqlKeeper::postgresql:
        GK_TRY_VOID(database_.run("BEGIN"));
        return database_.run(fmt::format("SELECT pg_advisory_xact_lock({})", kApplication));
    case SqlKeeper::mysql:
        break;
    }
    GK_TRY(const std::vector<SqlRow> got, database_.rows("SELECT GET_LOCK('gammonkit', 60)"));
    if (got.empty() || whole_of(got.front().front()) != 1)
        return failure("database",
                       fmt::format("{}: another program has been writing for a minute", database_.shown()));
    return database_.run("START TRANSACTION");
}

Result<void> PlayersDatabase::finish()
{
    GK_TRY_VOID(database_.run("COMMIT"));
    is_locked_ = false;
    if (database_.keeper() != SqlKeeper::mysql) return {};
    GK_TRY_VOID(database_.rows("SELECT RELEASE_LOCK('gammonkit')"));
    return {};
}

void PlayersDatabase::roll_back()
{
    if (!std::exchange(is_locked_, false)) return;
    (void)database_.run("ROLLBACK");
    if (database_.keeper() == SqlKeeper::mysql) (void)database_.rows("SELECT RELEASE_LOCK('gammonkit')");
}

}  // namespace gammonkit
