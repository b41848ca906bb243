#include "analysis/met/computed_met.hpp"
#include "analysis/met/live_cube.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "analysis/met/mec.hpp"
#include "analysis/met/met_files.hpp"
#include "analysis/met/named_tables.hpp"
#include "analysis/met/tables/stored_tables.hpp"
#include "support/files/file.hpp"

#include <cmath>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>

namespace gammonkit {
namespace {

MatchEquityTable named(std::string_view name)
{
    return find_named_table(name)->make();
}

TEST(NamedTables, CallThemselvesByTheirTitles)
{
    for (const NamedTable& table : named_tables())
        EXPECT_EQ(table.make().name(), table.title);
}

double chance_of_first(const MatchEquityTable& table, int own, int other, bool post_crawford = false)
{
    return table.at({.away = {own, other}, .post_crawford = post_crawford}, Player::first).value;
}

/// The twelve tables that come with GNU Backgammon 1.07, by the names of their files.
const std::map<std::string, std::string> kFiles{{"kazaross-xg2", "Kazaross-XG2.xml"},
                                                {"rockwell-kazaross", "Rockwell-Kazaross.xml"},
                                                {"g11", "g11.xml"},
                                                {"woolsey", "woolsey.xml"},
                                                {"snowie", "snowie.xml"},
                                                {"jacobs", "jacobs.xml"},
                                                {"jac050", "jac050.xml"},
                                                {"jac100", "jac100.xml"},
                                                {"ortega", "ortega.xml"},
                                                {"mec26", "mec26.xml"},
                                                {"mec", "mec.xml"},
                                                {"zadeh", "zadeh.xml"}};

TEST(NamedTables, CanAllBeMadeAndHaveNamesOfTheirOwn)
{
    EXPECT_EQ(named_tables().size(), 13U);
    std::map<std::string, std::string> seen;
    for (const NamedTable& table : named_tables()) {
        const MatchEquityTable made = table.make();
        EXPECT_GE(made.length(), 15) << table.name;
        EXPECT_TRUE(seen.emplace(made.name(), table.name).second) << table.name;
    }
}

TEST(NamedTables, AreThoseOfGnuBackgammonsFiles)
{
    const std::filesystem::path folder = "/usr/share/gnubg/met";
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "GNU Backgammon is not installed";
    for (const auto& [name, file] : kFiles) {
        const MatchEquityTable read = *read_met(*read_input(folder / file));
        const MatchEquityTable ours = named(name);
        EXPECT_EQ(ours.length(), read.length()) << name;
        EXPECT_LT(difference(ours, read, read.length()).largest, 1e-9) << name;
        for (const Player trailer : kPlayers) {
            EXPECT_EQ(ours.equities().post_crawford[trailer], read.equities().post_crawford[trailer]) << name;
        }
    }
}

TEST(NamedTables, KeepTheNoticesThatPermitCopying)
{
    for (const TableFile& file : table_files()) {
        const std::string copyright = stored_table(file.name).equities().copyright;
        EXPECT_NE(copyright.find("Copyright"), std::string::npos) << file.name;
        EXPECT_NE(copyright.find("are permitted in any medium"), std::string::npos) << file.name;
    }
}

TEST(NamedTables, MayKnowPlayersOfDifferentStrength)
{
    const MatchEquityTable table = named("jac050");
    EXPECT_EQ(chance_of_first(table, 1, 1), .51);
    EXPECT_EQ(chance_of_first(table, 3, 1, true), .323);
    EXPECT_NEAR(chance_of_first(table, 1, 3, true), 1 - .298, 1e-12);
}

TEST(StoredTable, SaysWhatIsNoNumber)
{
    EXPECT_EQ(parse_stored_table("name x\npost .5\nrow x\n").error().message, "expected a number, not 'x'");
    EXPECT_FALSE(parse_stored_table("name x\npost .5 .4\nrow .5\nrow .6\n").has_value());
}

TEST(MecEquities, AreThePublishedOnesInAllTheirDigits)
{
    // mec itself printed the table Mec26, for 26 % gammons.
    const MatchEquityTable printed = named("mec26");
    const MatchEquities computed = mec_equities({}, 25);
    for (std::size_t cell = 0; cell < computed.pre_crawford.size(); ++cell)
        EXPECT_NEAR(computed.pre_crawford[cell], printed.equities().pre_crawford[cell], .00051) << cell;
}

TEST(MecEquities, TakeTheFreeDropsFromTheTrailerAlone)
{
    const std::vector<double> row = mec_post_crawford({}, 6);
    // GNU Backgammon 1.07 prints the same for mec.xml, but for 4-away, where it adds the free drop.
    const std::vector<double> expected{.5, .485, .315, .311, .18155, .18155};
    for (std::size_t n = 0; n < row.size(); ++n)
        EXPECT_NEAR(row[n], expected[n], 1e-9);
    EXPECT_EQ(mec_post_crawford({}, 2).size(), 2U);
}

TEST(MetDifference, FindsWhatTheBlogSaysOfOtherTables)
{
    // "Mostly within 0.2 %, the biggest in 1-away 2-away and 1-away 3-away, about 0.5 %."
    const MetDifference mec = difference(gammonkit_met(), named("mec26"), 12);
    EXPECT_NEAR(mec.largest, .0047, .00005);
    EXPECT_EQ(std::min(mec.where.first, mec.where.second), 1);
    EXPECT_EQ(std::max(mec.where.first, mec.where.second), 3);
    EXPECT_EQ(mec.within(.002), 106U);  // 59 of the 78 scores that the blog prints, and their mirrors.
    const MetDifference g11 = difference(gammonkit_met(), named("g11"), 12);
    EXPECT_NEAR(g11.largest, .0126, .00005);
    EXPECT_EQ(g11.within(.002), 50U);  // 31 of 78.
}

TEST(MetDifference, IsNothingBetweenATableAndItself)
{
    const MetDifference none = difference(named("jac100"), named("jac100"), 30);
    EXPECT_EQ(none.largest, 0);
    EXPECT_EQ(none.mean, 0);
    EXPECT_EQ(none.pre_crawford.size(), 900U);
}

TEST(CubeLife, LiesBetweenTheDeadAndTheLiveCube)
{
    const MatchEquityTable dead = *computed_met({}, 7, 0);
    const MatchEquityTable live = *computed_met({}, 7, 1);
    const MatchEquityTable between = *computed_met({}, 7, .7);
    EXPECT_EQ(live, *computed_met({}, 7));
    for (int own = 2; own <= 7; ++own) {
        for (int other = own + 1; other <= 7; ++other) {
            EXPECT_GT(chance_of_first(dead, own, other), chance_of_first(between, own, other));
            EXPECT_GT(chance_of_first(between, own, other), chance_of_first(live, own, other));
        }
    }
    // 2-away 3-away without a cube: half the games won, 27.6 % of all with a gammon.
    const double won = .724 * chance_of_first(dead, 1, 3) + .276;
    const double lost = .724 * .5 + .276 * chance_of_first(dead, 2, 1);
    EXPECT_NEAR(chance_of_first(dead, 2, 3), (won + lost) / 2, 1e-12);
    EXPECT_EQ(between.equities().description.substr(0, 13), "Cube life 0.7");
}

}  // namespace
}  // namespace gammonkit
