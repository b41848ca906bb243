#include "analysis/players/database/players_database.hpp"

#include "support/files/temporary_folder.hpp"

#include <fstream>
#include <gmock/gmock.h>

namespace gammonkit {
namespace {

class PlayersDatabaseTest : public testing::Test {
protected:
    [[nodiscard]] std::string file() const { return (folder_.path() / "players.db").string(); }
    [[nodiscard]] PlayersDatabase open() const { return PlayersDatabase::open(file(), true).value(); }

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

}  // namespace
}  // namespace gammonkit
