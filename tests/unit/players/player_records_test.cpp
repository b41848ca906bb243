#include "decisions/players/player_records.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <random>
#include <tuple>

namespace gammonkit {
namespace {

PlayerAliases aliases(const std::string& text)
{
    return PlayerAliases::read(SourceText("names", text)).value();
}

std::string complaint(const std::string& text)
{
    const SourceText source("names", text);
    const Result<PlayerAliases> read = PlayerAliases::read(source);
    return read ? "" : to_string(read.error(), source);
}

/// Ann beat Bob 5-3 with so many decisions, which cost her 0.5 EMG and 4 %.
MatchRecord record(int decisions)
{
    return {.fingerprint = "f1",
            .length = 5,
            .winner = Player::first,
            .players = {{.name = "Ann",
                         .score = 5,
                         .performance = {.decisions = decisions, .error = 0.5},
                         .error = Amount{0.5, 0.04}},
                        {.name = "Bob", .score = 3}}};
}

TEST(PlayerAliases, GiveTheFirstNameOfALine)
{
    const PlayerAliases names = aliases("# The club\n\nAnn Lee = annlee, Ann L.\n\"Doe, John\" = jdoe\n");
    EXPECT_EQ(names.name_of("ANNLEE"), "Ann Lee");
    EXPECT_EQ(names.name_of("ann lee"), "Ann Lee");
    EXPECT_EQ(names.name_of(" jdoe "), "Doe, John");
    EXPECT_EQ(names.name_of("doe, john"), "Doe, John");
    EXPECT_EQ(names.name_of("Bob"), "Bob");
}

TEST(PlayerAliases, AreFoundHoweverTheyAreWritten)
{
    const PlayerAliases names = aliases("Kévin Unger = kun, Unger K.\n");
    EXPECT_EQ(names.name_of("unger, kevin"), "Kévin Unger");
    EXPECT_EQ(names.name_of("K. Unger"), "Kévin Unger");
    EXPECT_EQ(names.key_of("KUN"), names.key_of("Kevin Unger"));
}

TEST(PlayerAliases, KeepPlayersApartWhoseNamesDifferByOrder)
{
    const PlayerAliases names = aliases("Paul Martin = pm\nMartin Paul = mp\n");
    EXPECT_EQ(names.name_of("paul martin"), "Paul Martin");
    EXPECT_EQ(names.name_of("martin paul"), "Martin Paul");
    EXPECT_EQ(names.name_of("Pául Martin"), "Pául Martin");
    EXPECT_NE(names.key_of("pm"), names.key_of("mp"));
}

TEST(PlayerAliases, SayWhatIsWrongAndWhere)
{
    EXPECT_EQ(complaint("Ann = a\nBob = b, A\n"), "names:2:10: error: A is a name of Ann already [aliases]\n"
                                                  "    Bob = b, A\n"
                                                  "             ^\n"
                                                  "    hint: a line is: Ann Lee = annlee, Ann L.\n");
    EXPECT_NE(complaint("Ann\n").find("there must be one ="), std::string::npos);
    EXPECT_NE(complaint("Ann = a,,b\n").find("a name is missing"), std::string::npos);
    EXPECT_NE(complaint("= a\n").find("a name is missing"), std::string::npos);
}

TEST(PlayerRecords, AreAddedUpByName)
{
    MatchRecord other = record(10);
    std::swap(other.players.first, other.players.second);
    other.winner = std::nullopt;
    other.players.second.name = "ANN";
    const std::vector<PlayerTotals> all = totals_of(std::vector{record(40), other}, {});
    ASSERT_EQ(all.size(), 2U);
    const PlayerTotals& ann = all.front();
    EXPECT_EQ(ann.name, "Ann");
    EXPECT_EQ(ann.matches, 2);
    EXPECT_EQ(ann.won, 1);
    EXPECT_EQ(ann.lost, 0);
    EXPECT_EQ(ann.points, 10);
    EXPECT_EQ(ann.opponents_points, 6);
    EXPECT_EQ(ann.analyzed, 2);
    EXPECT_DOUBLE_EQ(ann.performance.rating().value(), 10);
    EXPECT_DOUBLE_EQ(ann.error_mwc.value(), 0.08);
}

TEST(PlayerRecords, AddUpTheSameInAnyOrder)
{
    std::vector<MatchRecord> records;
    for (int i = 0; i < 30; ++i) {
        MatchRecord one = record(10 + i % 7);
        one.fingerprint = std::to_string(i % 20);  // Some come twice.
        one.players.first.name = i % 3 == 0 ? "ANN" : "Ann";
        one.players.first.performance.error = 1.0 / (i + 3);
        records.push_back(one);
    }
    const auto sum_of = [](std::vector<MatchRecord> some) {
        const PlayerTotals ann = totals_of(without_copies(std::move(some)), {}).front();
        return std::tuple(ann.name, ann.matches, ann.performance.decisions, ann.performance.error,
                          ann.points);
    };
    const auto expected = sum_of(records);
    std::mt19937 dice(7);  // NOLINT(cert-msc51-cpp): the same in every run.
    for (int i = 0; i < 20; ++i) {
        std::shuffle(records.begin(), records.end(), dice);
        EXPECT_EQ(sum_of(records), expected);
    }
}

TEST(PlayerRecords, DoNotKnowWhatNobodyHasAnalyzed)
{
    const PlayerTotals bob = totals_of(std::vector{record(40)}, {}).back();
    EXPECT_EQ(bob.name, "Bob");
    EXPECT_EQ(bob.analyzed, 0);
    EXPECT_FALSE(bob.performance.rating().has_value());
    EXPECT_FALSE(bob.error_emg.has_value());
    EXPECT_FALSE(bob.luck_mwc.has_value());
}

TEST(PlayerRecords, KeepPointsOfSessionsApart)
{
    MatchRecord session = record(40);
    session.length = 0;
    const PlayerTotals ann = totals_of(std::vector{session}, {}).front();
    EXPECT_FALSE(ann.error_mwc.has_value());
    EXPECT_DOUBLE_EQ(ann.error_points.value(), 0.04);
}

TEST(PlayerRecords, PutNamesTogether)
{
    const std::vector<PlayerTotals> all = totals_of(std::vector{record(40)}, aliases("Ann Lee = ann, bob"));
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all.front().name, "Ann Lee");
    EXPECT_EQ(all.front().matches, 2);
}

TEST(PlayerRecords, OfOneMatchTheBestAnalyzedIsKept)
{
    MatchRecord nameless = record(1);
    nameless.fingerprint.clear();
    const std::vector<MatchRecord> kept =
        without_copies({record(0), nameless, record(40), record(20), nameless});
    ASSERT_EQ(kept.size(), 3U);
    EXPECT_EQ(kept[0].decisions(), 40);
    EXPECT_EQ(kept[1].decisions(), 1);
}

}  // namespace
}  // namespace gammonkit
