#include "analysis/bearoff/table_set.hpp"
#include "support/files/file.hpp"
#include "tests/unit/analysis/score_by_table.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

namespace gammonkit::bearoff {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test, gone at its end.
class StandardTablesTest : public testing::Test {
protected:
    StandardTablesTest() { fs::remove_all(folder_); }
    ~StandardTablesTest() override { fs::remove_all(folder_); }

    fs::path folder_ = fs::path(testing::TempDir()) / ("bearoff-" + std::to_string(getpid()));
    /// Says stop: whoever wants to build fails.
    BuildSettings never_{.progress = [](double) { return false; }};
};

std::string bytes_of(const fs::path& file)
{
    return read_input(file).value_or(Input{}).bytes;
}

TEST_F(StandardTablesTest, AreBuiltOnce)
{
    EXPECT_EQ(standard_tables(folder_, never_).error().code, "interrupted");
    ASSERT_TRUE(standard_tables(folder_));
    const Result<StandardTables> found = standard_tables(folder_, never_);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->one_sided.numbering().size(), 54264);
    EXPECT_EQ(found->two_sided.numbering().size(), 924);
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 2);
}

TEST_F(StandardTablesTest, AreBuiltAgainIfTheirFilesAreDamaged)
{
    ASSERT_TRUE(standard_tables(folder_));
    const std::string good = bytes_of(one_sided_file(folder_));
    std::string bad = good;
    bad[bad.size() / 2] ^= 1;
    for (const std::string& damaged : {bad, good.substr(0, 5000), std::string()}) {
        ASSERT_TRUE(write_output(one_sided_file(folder_), damaged, Overwrite::yes));
        EXPECT_FALSE(standard_tables(folder_, never_));
        EXPECT_TRUE(standard_tables(folder_));
        EXPECT_EQ(bytes_of(one_sided_file(folder_)), good);
    }
}

TEST_F(StandardTablesTest, LiveInMemoryWhereNothingCanBeWritten)
{
    EXPECT_TRUE(standard_tables({}));
    EXPECT_TRUE(standard_tables("/dev/null/gammonkit"));
}

TEST(StandardTables, KnowExactlyHowRacesOfFewCheckersEnd)
{
    const TableSet tables = *standard_tables({});
    const auto side = [](std::uint8_t off, std::uint8_t ace, std::uint8_t six) {
        Side result{};
        result[0] = off;
        result[1] = ace;
        result[6] = six;
        return result;
    };
    const auto win = [&](const Side& own, const Side& other) {
        return tables.chances({.own = own, .other = other}).value_or(Chances{.win = -1}).win;
    };
    EXPECT_EQ(win(side(13, 2, 0), side(9, 0, 6)), 1);
    EXPECT_NEAR(win(side(13, 1, 1), side(14, 1, 0)), 15.0 / 36, 0.0001);
    EXPECT_GT(win(side(0, 15, 0), side(0, 0, 15)), 0.99);
    // With three checkers on each side, as in hypergammon, gammons are possible of which no table knows.
    EXPECT_EQ(win(side(0, 0, 3), side(0, 0, 3)), -1);
    EXPECT_EQ(win(side(1, 0, 2), side(1, 0, 2)), win(side(13, 0, 2), side(13, 0, 2)));
}

TEST(CacheFolder, IsTheUsers)
{
    EXPECT_EQ(cache_folder("/caches", "/users/al"), "/caches/gammonkit");
    EXPECT_EQ(cache_folder("", "/users/al"), "/users/al/.cache/gammonkit");
    EXPECT_EQ(cache_folder("not/absolute", "/users/al"), "/users/al/.cache/gammonkit");
    EXPECT_EQ(cache_folder("", ""), "");
}

constexpr std::string_view kHeading =
    "# a remark\ndecision\tpost_board26\teq_cubeless\teq_cube_opponent\teq_cube_centred\teq_cube_mover\n";

// 43 with checkers on the four point (two) and the six point against one on each of 4, 5 and 6.
const std::string kDecision = std::string(kHeading) +
                              "17\t0 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 -1 -1 0 0 0 0"
                              "\t0.419303\t0.383078\t0.604059\t0.630121\n"
                              "17\t0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 -1 -1 -1 0 0 0 0"
                              "\t0.370199\t0.330098\t0.553643\t0.586297\n"
                              "17\t0 1 1 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 -1 -1 0 0 0 0"
                              "\t0.124559\t0.065202\t0.267903\t0.324086\n";

TwoSidedTable table(int checkers)
{
    return *TwoSidedTable::from(TableBytes(*build_two_sided({.checkers = checkers})));
}

TEST(ScoreDecisions, FindsNoLossWhereTheTableIsRight)
{
    const Result<DecisionScore> score = score_decisions(table(3), kDecision);
    ASSERT_TRUE(score);
    EXPECT_EQ(score->decisions, 1);
    EXPECT_EQ(score->out_of_reach, 0);
    EXPECT_EQ(score->error_rate, 0);
    EXPECT_EQ(score->own_cube, 0);
    EXPECT_EQ(score->centered, 0);
    EXPECT_EQ(score->other_cube, 0);
}

TEST(ScoreDecisions, CountsWhatIsLost)
{
    std::string other = kDecision;
    other.replace(other.find("0.124559"), 8, "0.519303");
    EXPECT_NEAR(score_decisions(table(3), other)->error_rate, 100, 0.0001);
}

TEST(ScoreDecisions, LeavesOutWhatTheTableDoesNotReach)
{
    const Result<DecisionScore> score = score_decisions(table(2), kDecision);
    ASSERT_TRUE(score);
    EXPECT_EQ(score->decisions, 0);
    EXPECT_EQ(score->out_of_reach, 1);
}

TEST(ScoreDecisions, RefusesWhatIsNoDecision)
{
    const auto message = [](const std::string& lines) {
        return score_decisions(table(1), lines).error().message;
    };
    EXPECT_EQ(message("a\tb\n"), "line 1 of the decisions does not name all columns");
    EXPECT_EQ(message(std::string(kHeading) + "1\t2\n"),
              "line 3 of the decisions has not as many columns as the heading");
    EXPECT_EQ(message(std::string(kHeading) + "1\t2\t0\t0\t0\t0\n"),
              "line 3 of the decisions holds no board");
    std::string lacking = kDecision;
    lacking.replace(lacking.find("0.419303"), 8, "?");
    EXPECT_EQ(message(lacking), "line 3 of the decisions lacks an equity");
}

/// Our equities are the listed ones, not only in the same order.
TEST(TwoSidedTable, KnowsWhatThePlayerWhoHasMovedGets)
{
    Board after;
    after.own[4] = after.own[5] = after.own[6] = 1;
    after.other[3] = after.other[4] = 1;
    const TwoSidedEquities found = for_the_mover(*table(3).equities(after));
    EXPECT_NEAR(found.cubeless, 0.419303, 0.000001);
    EXPECT_NEAR(found.own_cube, 0.630121, 0.000001);
    EXPECT_NEAR(found.centered, 0.604059, 0.000001);
    EXPECT_NEAR(found.other_cube, 0.383078, 0.000001);
}

}  // namespace
}  // namespace gammonkit::bearoff
