#include "decisions/filter/words.hpp"
#include "decisions/players/database/filter_query.hpp"
#include "decisions/players/database/players_database.hpp"
#include "decisions/players/database/stored_columns.hpp"
#include "support/files/temporary_folder.hpp"
#include "tests/unit/model/turns.hpp"

#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <sqlite3.h>

namespace gammonkit {
namespace {

class PlayersDatabaseTest : public testing::Test {
protected:
    [[nodiscard]] std::string file() const { return (folder_.path() / "players.db").string(); }
    [[nodiscard]] PlayersDatabase open() const { return PlayersDatabase::open(file(), true).value(); }

    /// Does what another program might do to the file.
    void run(const std::string& sql) const
    {
        sqlite3* database = nullptr;
        ASSERT_EQ(sqlite3_open(file().c_str(), &database), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(database);
    }

    /// Takes away what form 3 has besides.
    void back_to_form_2() const
    {
        std::string drop =
            "PRAGMA user_version = 2; DROP INDEX decisions_alike; ALTER TABLE records DROP COLUMN form; "
            "ALTER TABLE players DROP COLUMN performance_squares;";
        for (const StoredColumn& column : facts_of_form_3())
            drop += fmt::format("ALTER TABLE decisions DROP COLUMN {};", column.name);
        for (const StoredColumn& column : analysis_facts_of_form_3())
            drop += fmt::format("ALTER TABLE analyses DROP COLUMN {};", column.name);
        run(drop);
    }

    /// All values that a query gives.
    [[nodiscard]] std::vector<std::string> rows(const std::string& sql) const
    {
        std::vector<std::string> values;
        SqlDatabase database = SqlDatabase::open(file(), false).value();
        const std::vector<SqlRow> found = database.rows(sql).value();
        for (const SqlRow& row : found) {
            for (const SqlValue& value : row)
                values.push_back(in_sql(value));
        }
        return values;
    }

private:
    TemporaryFolder folder_ = TemporaryFolder::make().value();
};

StoredMatch record(const std::string& fingerprint, int decisions)
{
    const MatchRecord record{.fingerprint = fingerprint,
                             .length = 5,
                             .event = "Club",
                             .date = "2020-05-31",
                             .winner = Player::second,
                             .players = {{.name = "Ann", .score = 3, .luck = Amount{0.1, 0.02}},
                                         {.name = "Bob",
                                          .score = 5,
                                          .performance = {.decisions = decisions, .error = 0.5},
                                          .error = Amount{0.5, 0.04}}}};
    constexpr std::int64_t kNone = 0;
    constexpr std::int64_t kOne = 1;
    return {.record = record, .games = {{kOne, kOne, kNone, kNone, kNone, {}, {}, std::int64_t{20}}}};
}

/// Puts matches in, one after the other.
std::vector<Import> add(PlayersDatabase& database, const std::vector<StoredMatch>& matches)
{
    std::vector<Import> became;
    EXPECT_TRUE(database.begin());
    for (const StoredMatch& match : matches)
        became.push_back(database.add(match).value());
    EXPECT_TRUE(database.finish());
    return became;
}

TEST_F(PlayersDatabaseTest, GivesBackWhatWasPutIn)
{
    PlayersDatabase database = open();
    EXPECT_EQ(add(database, {record("f1", 20)}), std::vector{Import::added});
    const std::vector<MatchRecord> all = open().all().value();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].event, "Club");
    EXPECT_EQ(all[0].winner, Player::second);
    EXPECT_EQ(all[0].players.first.luck->normalized, 0.1);
    EXPECT_FALSE(all[0].players.first.error);
    EXPECT_EQ(all[0].players.second.performance.decisions, 20);
}

TEST_F(PlayersDatabaseTest, KeepsOfAMatchWhatSaysMost)
{
    PlayersDatabase database = open();
    add(database, {record("f1", 20)});
    EXPECT_EQ(add(database, {record("f1", 10), record("f1", 30), record("", 9)}),
              (std::vector{Import::known, Import::replaced, Import::nameless}));
    EXPECT_EQ(database.all()->at(0).decisions(), 30);
    EXPECT_EQ(database.all()->size(), 1U);
}

TEST_F(PlayersDatabaseTest, KeepsAnotherAnalysisBeside)
{
    StoredMatch analyzed = record("f1", 20);
    analyzed.signature = "first";
    StoredMatch other = record("f1", 20);
    other.signature = "second";
    PlayersDatabase database = open();
    EXPECT_EQ(add(database, {analyzed, other, analyzed, other}),
              (std::vector{Import::added, Import::beside, Import::known, Import::known}));
}

TEST_F(PlayersDatabaseTest, ForgetsWhatWasBegunAndNotFinished)
{
    {
        PlayersDatabase database = open();
        ASSERT_TRUE(database.begin());
        ASSERT_TRUE(database.add(record("f1", 20)));
    }
    EXPECT_TRUE(open().all()->empty());
}

TEST_F(PlayersDatabaseTest, BringsOlderFilesUpToDate)
{
    run("PRAGMA application_id = 1195461963; PRAGMA user_version = 1;"
        "CREATE TABLE matches (id INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL UNIQUE, length INTEGER NOT "
        "NULL, "
        "event TEXT NOT NULL, date TEXT NOT NULL, winner INTEGER CHECK (winner IN (1, 2)));"
        "CREATE TABLE players (match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE, "
        "seat INTEGER NOT NULL, name TEXT NOT NULL, score INTEGER NOT NULL, decisions INTEGER NOT NULL, "
        "performance_error REAL NOT NULL, error_emg REAL, error_absolute REAL, luck_emg REAL, "
        "luck_absolute REAL, PRIMARY KEY (match, seat));"
        "INSERT INTO matches VALUES (7, 'f1', 5, 'Club', '2020-05-31', 2);"
        "INSERT INTO players VALUES (7, 1, 'Ann', 3, 0, 0, NULL, NULL, NULL, NULL), "
        "(7, 2, 'Bob', 5, 20, 0.5, 0.5, 0.04, NULL, NULL);");
    PlayersDatabase database = PlayersDatabase::open(file(), false).value();
    ASSERT_EQ(database.all()->size(), 1U);
    EXPECT_EQ(database.all()->at(0).players.second.name, "Bob");
    // The play comes with the same match read again.
    EXPECT_EQ(add(database, {record("f1", 20), record("f1", 20)}),
              (std::vector{Import::replaced, Import::known}));
}

/// Ann makes her 5 point, Bob leaves two blots, Ann hits both.
Match match_with_hits()
{
    return {.rules = {.length = 5},
            .players = {{.name = "Ann"}, {.name = "Bob"}},
            .games = {Game{.turns = {play(Player::first, 3, 1, {step(8, 5), step(6, 5)}),
                                     play(Player::second, 6, 2, {step(24, 18), step(13, 11)}),
                                     play(Player::first, 6, 1, {step(13, 7), step(8, 7)})}}}};
}

TEST_F(PlayersDatabaseTest, AddsTheStructureToFilesOfForm2)
{
    PlayersDatabase made = open();
    add(made, {stored_match(match_with_hits(), {.tables = KnownTables()})});
    const std::vector<std::string> before = rows("SELECT * FROM decisions ORDER BY number");
    back_to_form_2();
    EXPECT_NE(rows("SELECT * FROM decisions ORDER BY number"), before);
    (void)open();
    EXPECT_EQ(rows("SELECT * FROM decisions ORDER BY number"), before);
    EXPECT_EQ(rows("SELECT plan, shots, shots_left FROM decisions WHERE number = 2").size(), 3U);
}

TEST_F(PlayersDatabaseTest, AddsTheSecondsToFilesOfForm3)
{
    Match match = match_with_hits();
    for (int i = 0; i < 3; ++i)
        match.games[0].turns[static_cast<std::size_t>(i)].times = TurnTimes{.milliseconds = 2500 * i};
    const StoredMatch stored = stored_match(match, {.tables = KnownTables()});
    add(*std::make_unique<PlayersDatabase>(open()), {stored});
    const std::string asked = "SELECT seconds FROM decisions WHERE decision = 'play' ORDER BY number";
    EXPECT_EQ(rows(asked), (std::vector<std::string>{"NULL", "2.5", "2.5"}));
    run("PRAGMA user_version = 3; ALTER TABLE decisions DROP COLUMN seconds");
    (void)open();
    EXPECT_EQ(rows(asked), (std::vector<std::string>{"NULL", "NULL", "NULL"}));
}

/// A row of `analyses` of the first decision, which says of it only how it counts.
SqlRow analysis_row(double error, double difficulty)
{
    SqlRow row{std::int64_t{1}};
    for (const StoredColumn& column : analysis_facts()) {
        row.emplace_back();
        if (column.name == "counted") row.back() = std::int64_t{1};
        if (column.name == "error_emg") row.back() = error;
        if (column.name == "difficulty") row.back() = difficulty;
    }
    return row;
}

SqlRow decision_row(std::int64_t player)
{
    SqlRow row{std::int64_t{1}};
    for (const StoredColumn& column : decision_facts()) {
        row.emplace_back();
        if (column.name == "game_index") row.back() = std::int64_t{1};
        if (column.name == "player") row.back() = player;
    }
    return row;
}

TEST_F(PlayersDatabaseTest, CompletesWhatForm2DidNotAskFor)
{
    StoredMatch match = record("f1", 20);
    match.signature = "first";
    match.decisions = {decision_row(2)};
    match.analyses = {analysis_row(0.5, 0.015)};
    {
        PlayersDatabase database = open();
        add(database, {match});
    }
    back_to_form_2();
    PlayersDatabase database = open();
    EXPECT_EQ(database.all()->at(0).players.second.performance.squares, 0.25) << "by its analyses";
    const Filter filter = parse_filter(SourceText("filter", "difficulty>0.01")).value();
    EXPECT_EQ(database.count(filter).value(), 0U);
    EXPECT_EQ(add(database, {match, match}), (std::vector{Import::completed, Import::known}));
    EXPECT_EQ(database.count(filter).value(), 1U);
    EXPECT_EQ(database.all()->size(), 1U);
}

TEST(FilterQuery, KnowsEveryWordOfFilters)
{
    for (const Word& word : filter_words()) {
        const bool compared = word.kind != WordKind::flag;
        EXPECT_EQ(std::ranges::count_if(words_in_sql(),
                                        [&](const WordInSql& row) {
                                            return row.word == word.name && row.compared == compared;
                                        }),
                  1)
            << word.name;
    }
    EXPECT_EQ(words_in_sql().size(), filter_words().size());
}

TEST_F(PlayersDatabaseTest, LeavesOtherFilesAlone)
{
    EXPECT_EQ(PlayersDatabase::open(file(), false).error().code, "database");
    std::ofstream(file()) << "no database at all, but long enough to look like one " << std::string(200, '.');
    EXPECT_EQ(PlayersDatabase::open(file(), true).error().code, "database");
}

TEST_F(PlayersDatabaseTest, TakesNoViewForATable)
{
    {
        PlayersDatabase database = open();
        add(database, {record("f1", 20)});
    }
    run("PRAGMA foreign_keys = OFF; DROP TABLE matches; CREATE VIEW matches AS WITH RECURSIVE c(x) AS "
        "(SELECT 1 UNION ALL SELECT x + 1 "
        "FROM c) "
        "SELECT x id, 'f' || x fingerprint, 7 length, '' event, '' date, 1 winner FROM c");
    EXPECT_THAT(PlayersDatabase::open(file(), false).error().message,
                testing::HasSubstr("this is not a database of matches that GammonKit has made"));
}

TEST_F(PlayersDatabaseTest, BelievesNoRecordThatCannotBe)
{
    for (const std::string change :
         {"score = 9223372036854775807", "score = -1", "score = 'x'", "decisions = -5",
          "performance_error = -9e999", "error_emg = 9e999", "luck_emg = 'x'"}) {
        std::filesystem::remove(file());
        {
            PlayersDatabase database = open();
            add(database, {record("f1", 20)});
        }
        run("UPDATE players SET " + change);
        const auto all = open().all();
        ASSERT_FALSE(all) << change;
        EXPECT_EQ(all.error().code, "database") << change;
    }
}

TEST_F(PlayersDatabaseTest, IsAFileWhateverItsName)
{
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(std::filesystem::path(file()).parent_path());
    EXPECT_TRUE(PlayersDatabase::open(":memory:", true));
    EXPECT_TRUE(std::filesystem::exists(":memory:"));
    std::filesystem::current_path(before);
}

}  // namespace
}  // namespace gammonkit
