#include "support/columns/text_table.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TextTable players()
{
    TextTable table({{.heading = "player"},
                     {.heading = "won", .at_right = true, .only_if_known = true},
                     {.heading = "luck", .at_right = true, .rank = 2, .only_if_known = true},
                     {.heading = "PR", .at_right = true, .rank = 1, .only_if_known = true}});
    table.add({"Ann", "1", "+0.5", "3.20"});
    table.add({"山田 太郎", "12", "-0.5", "-"});
    return table;
}

TEST(TextTable, ColumnsAreAsWideAsTheyMustBe)
{
    EXPECT_EQ(players().text(), "player     won  luck    PR\n"
                                "Ann          1  +0.5  3.20\n"
                                "山田 太郎   12  -0.5     -\n");
}

TEST(TextTable, WhatTellsLeastGoesFirstAndIsNamed)
{
    EXPECT_EQ(players().text(25, "-t csv"), "player     won    PR\n"
                                            "Ann          1  3.20\n"
                                            "山田 太郎   12     -\n"
                                            "not shown at this width: luck; -t csv has all\n");
    EXPECT_EQ(players().what_is_left_out(15, "--json"),
              "not shown at this width: luck, PR; --json has all\n");
}

TEST(TextTable, WhatNobodyKnowsIsNoColumn)
{
    TextTable table({{.heading = "player"}, {.heading = "PR", .only_if_known = true}});
    table.add({"Ann", "-"});
    EXPECT_EQ(table.text(), "player\nAnn\n");
}

TEST(TextTable, WordsGoOnBelowWhereNothingMayGo)
{
    TextTable table({{.heading = "ID"}, {.heading = "TITLE"}});
    table.add({"sgf", "match of GNU Backgammon"});
    EXPECT_EQ(table.text(20), "ID   TITLE\n"
                              "sgf  match of GNU\n"
                              "     Backgammon\n");
}

TEST(TextTable, RowsThatComeOneByOneStandInColumnsOfTheLeastWidth)
{
    const TextTable table({{.heading = "FORMAT", .least = 8},
                           {.heading = "DATE", .rank = 1, .least = 10},
                           {.heading = "FILE", .least = 5}},
                          1);
    EXPECT_EQ(table.headings(0), "FORMAT   DATE       FILE\n");
    EXPECT_EQ(table.line({"mat", "2026-11-27", "a.mat"}, 0), "mat      2026-11-27 a.mat\n");
    EXPECT_EQ(table.line({"mat", "2026-11-27", "a.mat"}, 16), "mat      a.mat\n");
}

TEST(Shortened, CountsWhatLettersTake)
{
    EXPECT_EQ(shortened("山田太郎", 8), "山田太郎");
    EXPECT_EQ(shortened("山田太郎", 7), "山田太…");
    EXPECT_EQ(shortened("山田太郎", 6), "山田…");
    EXPECT_EQ(shortened("Ann", 2), "A…");
}

}  // namespace
}  // namespace gammonkit
