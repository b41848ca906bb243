#include "cli/console/fitting.hpp"

#include <gtest/gtest.h>

namespace gammonkit::cli {
namespace {

TEST(Fitting, LinesThatFitStayAsTheyAre)
{
    EXPECT_EQ(fitted("  two   blanks\n\nend", 14), "  two   blanks\n\nend");
}

TEST(Fitting, WordsGoOnIndented)
{
    EXPECT_EQ(fitted("the quick brown fox", 12), "the quick\n  brown fox");
}

TEST(Fitting, WordsGoOnBelowTheirColumn)
{
    EXPECT_EQ(fitted("snowie   Snowie 2.1, of 1999", 20), "snowie   Snowie 2.1,\n         of 1999");
}

TEST(Fitting, PathsAndIdentifiersStayWhole)
{
    EXPECT_EQ(fitted("see /a/very/long/path/of/somebody now", 12),
              "see\n  /a/very/long/path/of/somebody\n  now");
}

TEST(Fitting, ColorsHaveNoWidth)
{
    EXPECT_EQ(fitted("\x1b[1mthe quick\x1b[0m fox", 13), "\x1b[1mthe quick\x1b[0m fox");
}

TEST(Fitting, JapaneseGoesOnAnywhere)
{
    EXPECT_EQ(fitted("山田太郎山田太郎", 10), "山田太郎山\n  田太郎");
}

TEST(Fitting, BoardsAreCut)
{
    EXPECT_EQ(fitted(" │ ●  · │  Wolfeschlegelstein Senior", 20), " │ ●  · │  Wolfesch…");
}

TEST(Fitting, AQuoteShowsWhatStandsAroundItsCaret)
{
    EXPECT_EQ(
        with_fitted_quote("a.mat:1:15: error: no [x]\n    0123456789abcdefghij\n                  ^\n", 14),
        "a.mat:1:15: error: no [x]\n    abcdefghij\n        ^\n");
}

}  // namespace
}  // namespace gammonkit::cli
