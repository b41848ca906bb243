// What people write by hand, and programs that are not known yet.
#include "tests/unit/mat/telling.hpp"

#include <gtest/gtest.h>

namespace gammonkit::mat_test {
namespace {

constexpr const char* kOpening = "1 31: 8/5 6/5\n2 52: 13/8 13/11\n";

TEST(MatByHand, MayHaveRemarksBehindPlays)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5  {good}         52: 13/8 13/11 (31: better)\n"),
              "1 31: 8/5 6/5 ; good\n2 52: 13/8 13/11 ; 31: better\n");
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 52: 13/8 13/11 ; Al takes a nap\n"),
              "1 31: 8/5 6/5\n2 52: 13/8 13/11 ; Al takes a nap\n");
}

TEST(MatByHand, IsNoRemarkWhereAPlayGoesOnBehindIt)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 (good) 6/5\n"), "1 31: \"8/5 (good) 6/5\"\n! syntax\n");
    EXPECT_EQ(turns_of("  1) 11: 8/7 (2) {good}\n"), "1 11: \"8/7 (2)\" ; good\n! syntax\n");
    EXPECT_EQ(turns_of("  1) 11: 8/7 (2)\n"), "1 11: \"8/7 (2)\"\n! syntax\n");
}

TEST(MatByHand, MayHaveABarBetweenTheColumns)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5               | 52: 13/8 13/11\n"), kOpening);
    EXPECT_EQ(turns_of("  1) | 31: 8/5 6/5             | 52: 13/8 13/11 |\n"), kOpening);
}

TEST(MatByHand, MayPartStepsBySemicolons)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5;6/5                 52: 13/8; 13/11\n"), kOpening);
    EXPECT_EQ(turns_of("  1) 31: 8/5 ; 6/5               52: 13/8 13/11\n"), kOpening);
}

TEST(MatByHand, MayWriteTheDiceApart)
{
    EXPECT_EQ(turns_of("  1) 3-1: 8/5 6/5                5 2: 13/8 13/11\n"), kOpening);
    EXPECT_EQ(turns_of("  1) 3,1: 8/5 6/5                5-2: 13/8 13/11\n"), kOpening);
}

TEST(MatByHand, MayLeaveOutTheColon)
{
    EXPECT_EQ(turns_of("  1) 31 8/5 6/5                  52 13/8 13/11\n  2) 62 24/18 13/11               61 "
                       "Bar/24 8/2\n"),
              std::string(kOpening) + "1 62: 24/18 13/11\n2 61: bar/24 8/2\n");
}

TEST(MatByHand, SaysInManyWaysThatNothingCanBePlayed)
{
    for (const std::string dance : {"(no play)", "(No move)", "-", "---", "no play", "(dance)"})
        EXPECT_EQ(turns_of("  1) 66: 24/18(2) 13/7(2)          52: 13/8 13/11\n  2) 33: " + dance + "\n"),
                  "1 66: 24/18 24/18 13/7 13/7\n2 52: 13/8 13/11\n1 33:\n");
}

TEST(MatByHand, MayHaveProseThatHoldsARollOrAWord)
{
    EXPECT_EQ(
        turns_of("  1) 31: 8/5 6/5                 52: 13/8 13/11\nAfter 31: 8/5 is usual\nNobody doubles "
                 "here\n  2) 64: 24/14\n"),
        std::string(kOpening) +
            "1 remark ; After 31: 8/5 is usual\nNobody doubles here\n1 64: 24/18 18/14\n! "
            "not-understood\n");
}

TEST(MatByHand, MayBeQuotedAsInMails)
{
    EXPECT_EQ(
        told("Bo wrote:\n>> 5 point match\n>>\n>>  Game 1\n>>  Al : 0                        Bo : 0\n"
             "> >   1) 31: 8/5 6/5                 52: 13/8 24/22\n> >   2)  Doubles => 2               "
             "Drops\n"),
        told("Bo wrote:\n 5 point match\n\n Game 1\n Al : 0                        Bo : 0\n"
             "  1) 31: 8/5 6/5                 52: 13/8 24/22\n  2)  Doubles => 2               Drops\n"));
}

/// The fence behind the last game was a remark, and a warning.
TEST(MatByHand, MayStandBetweenTheFencesOfMarkdown)
{
    const std::string game = "  1) 31: 8/5 6/5                 52: 13/8 13/11\n";
    EXPECT_EQ(told("```text\n" + game_of(game) + "```\n"), told(game_of(game)));
}

TEST(MatByHand, MayNameThePlayerInFrontOfARoll)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 52: 13/8 13/11\nAl 64: 24/14\n"),
              std::string(kOpening) + "1 remark ; Al\n1 64: 24/18 18/14\n! not-understood\n");
}

}  // namespace
}  // namespace gammonkit::mat_test
