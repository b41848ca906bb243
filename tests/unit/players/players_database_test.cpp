#include "analysis/players/database/players_database.hpp"

#include "support/files/temporary_folder.hpp"

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

private:
    TemporaryFolder folder_ = TemporaryFolder::make().value();
};

MatchRecord record(const std::string& fingerprint, int decisions)
{
    return {.fingerprint = fingerprint,
            .length = 5,
            .event = "Club",
            .date = "2020-05-31",
            .winner = Player::second,
            .players = {{.name = "Ann", .score = 3, .luck = Amount{0.1, 0.02}},
                        {.name = "Bob",
                         .score = 5,
                         .performance = {.decisions = decisions, .error = 0.5},
                         .error = Amount{0.5, 0.04}}}};
}

TEST_F(PlayersDatabaseTest, GivesBackWhatWasPutIn)
{
    const MatchRecord kept = record("f1", 20);
    EXPECT_EQ(open().add(std::vector{kept})->added, 1U);
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
    ASSERT_TRUE(database.add(std::vector{record("f1", 20)}));
    const Imported again =
        database.add(std::vector{record("f1", 10), record("f1", 30), record("", 9)}).value();
    EXPECT_EQ(again.known, 1U);
    EXPECT_EQ(again.replaced, 1U);
    EXPECT_EQ(again.nameless, 1U);
    EXPECT_EQ(database.all()->at(0).decisions(), 30);
    EXPECT_EQ(database.all()->size(), 1U);
}

TEST_F(PlayersDatabaseTest, LeavesOtherFilesAlone)
{
    EXPECT_EQ(PlayersDatabase::open(file(), false).error().code, "database");
    std::ofstream(file()) << "no database at all, but long enough to look like one " << std::string(200, '.');
    EXPECT_EQ(PlayersDatabase::open(file(), true).error().code, "database");
}

TEST_F(PlayersDatabaseTest, TakesNoViewForATable)
{
    ASSERT_TRUE(open().add(std::vector{record("f1", 20)}));
    run("DROP TABLE matches; CREATE VIEW matches AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 "
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
        ASSERT_TRUE(open().add(std::vector{record("f1", 20)}));
        run("UPDATE players SET " + change);
        const auto all = open().all();
        ASSERT_FALSE(all) << change;
        EXPECT_THAT(all.error().message, testing::HasSubstr("the record of match 1 cannot be")) << change;
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
