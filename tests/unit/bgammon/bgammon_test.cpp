// What is special about bgammon.org's files.
#include "formats/bgammon/format.hpp"
#include "tests/unit/mat/telling.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

Result<Collection> read_text(std::string_view games, Reporter& reporter)
{
    return read_bgammon(SourceText("a.match", "bgammon-replay 00000024\n" + std::string(games)), {},
                        reporter);
}

std::string told(std::string_view games)
{
    CollectingReporter reporter;
    const Result<Collection> result = read_text(games, reporter);
    EXPECT_TRUE(reporter.seen.empty());
    return result ? mat_test::told(result->matches[0]) : result.error().message;
}

TEST(Bgammon, CountsThePointsAsTheFirstPlayerDoes)
{
    EXPECT_EQ(told("i 1702738670 Ann Bob 5 0 2 0 0 0\n1 r 4-1 13/9 9/8\n2 r 6-1 1/7 1/2\n1 r 2-1 6/off\n"),
              "Ann - Bob to 5\n"
              "game 1 0-2\n"
              "1 41: 13/9 9/8\n"
              "2 61: 24/18 24/23\n"
              "1 21: 6/off\n");
}

TEST(Bgammon, ReadsADoubleWithItsAnswer)
{
    EXPECT_EQ(told("i Ann Bob 5 0 0 1 1 0\n2 r 3-1 17/20 19/20\n1 d 2 0\n"),
              "Ann - Bob to 5\ngame 1 0-0\n2 31: 8/5 6/5\n1 double 2\n2 drop\n");
}

TEST(Bgammon, APlayerWhoLeavesResigns)
{
    EXPECT_EQ(told("i 1 Ann Bob 5 0 0 1 1 0\n2 r 3-1 17/20 19/20\n2 t\n"),
              "Ann - Bob to 5\ngame 1 0-0\n2 31: 8/5 6/5\n2 resign 1\n1 accept-resignation\n");
}

TEST(Bgammon, LeavesOutOtherGames)
{
    CollectingReporter reporter;
    const Result<Collection> result = read_text("i 1 Ann Bob 5 0 0 1 1 2\n1 r 3-1-d3\n", reporter);
    ASSERT_EQ(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].message, "a game of tabula: left out");
    EXPECT_FALSE(result.has_value());
}

TEST(Bgammon, ReportsWhatItDoesNotUnderstand)
{
    CollectingReporter reporter;
    const Result<Collection> result =
        read_text("?\ni 1 Ann Bob 5 0 0 0 0 0\n3 r 3-1\n1 r 7-1\n1 d x 1\n1 x\n1 r 3-1 8/5 6/5\n", reporter);
    EXPECT_EQ(reporter.seen.size(), 5U);
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->matches[0].games[0].turns.size(), 1U);
}

}  // namespace
}  // namespace gammonkit
