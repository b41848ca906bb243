// Headings as people write them by hand.
#include "tests/unit/mat/telling.hpp"

#include <gtest/gtest.h>

namespace gammonkit::mat_test {
namespace {

TEST(MatHeadingByHand, MayPutScoresInBrackets)
{
    EXPECT_EQ(
        told(" 7 point match\n\n Game 1\n Al B. (0)    Bo (0)\n  1) 31: 8/5 6/5\n Wins 1 point\n\n Game "
             "2\n Al B. (1)   Bo (0)\n  1) 31: 8/5 6/5\n"),
        "Al B. - Bo to 7\ngame 1 0-0\n1 31: 8/5 6/5\n2 resign 1\n1 accept-resignation\ngame 2 1-0\n1 31: "
        "8/5 6/5\n");
}

TEST(MatHeadingByHand, SaysWhereAHeadingHasNoScores)
{
    EXPECT_EQ(told(" 7 point match\n\n Game 1\n Al   Bo\n  1) 31: 8/5 6/5\n"),
              "Al - Bo to 7\ngame 1 0-0\n1 31: 8/5 6/5\n! no-score\n");
}

TEST(MatHeadingByHand, MayPartTheScoresByAComma)
{
    EXPECT_EQ(told(" 7 point match\n\n Game 1\n Al: 1, Bo: 0\n  1) 31: 8/5 6/5\n"),
              "Al - Bo to 7\ngame 1 1-0\n1 31: 8/5 6/5\n");
}

TEST(MatHeadingByHand, MayBeAMatchToSomePoints)
{
    for (const std::string length : {"Match to 5", "match to 5 points"})
        EXPECT_EQ(told(length + "\n\n Game 1\n Al : 0    Bo : 0\n  1) 31: 8/5 6/5\n"),
                  "Al - Bo to 5\ngame 1 0-0\n1 31: 8/5 6/5\n");
}

TEST(MatHeadingByHand, HasTagsWithoutQuotes)
{
    const auto with = [](const std::string& tags) {
        return told(tags + "\n 7 point match\n\n Game 1\n Al : 0    Bo : 0\n  1) 31: 8/5 6/5\n");
    };
    EXPECT_EQ(
        with("; [Player 1 Al]\n; [Player 2 Bo]\n; [Player 1 Elo 1600]\n; [Jacoby Off]\n"),
        with("; [Player 1 \"Al\"]\n; [Player 2 \"Bo\"]\n; [Player 1 Elo \"1600\"]\n; [Jacoby \"Off\"]\n"));
    EXPECT_EQ(with("; [Player 1 Al]\n").find("! "), std::string::npos);
}

TEST(MatHeadingByHand, TellsOfTagsThatAreDamaged)
{
    const auto with = [](const std::string& tag) {
        return told("; " + tag + "\n\n 7 point match\n\n Game 1\n Al : 0    Bo : 0\n  1) 31: 8/5 6/5\n");
    };
    for (const char* damaged :
         {"[Carwford \"On\"]", "[Crawford \"Onn\"]", "[CubeLimit \"x\"]", "[Match ID", "[Event",
          "[EventDate \"2024.x.21\"]", "Event \"Paris\"]", "[Event \"Paris\""})
        EXPECT_NE(with(damaged).find("! mat-tag"), std::string::npos) << damaged << with(damaged);
    for (const char* sound : {"[Crawford \"On\"]", "[CubeLimit \"64\"]", "[EventDate \"????.??.??\"]",
                              "[a remark]", "[ClockType \"None\"]", "Event of the year"})
        EXPECT_EQ(with(sound).find('!'), std::string::npos) << sound << with(sound);
}

TEST(MatHeadingByHand, TellsOfHeadingsThatAreNone)
{
    const std::string game = " Al : 0    Bo : 0\n  1) 31: 8/5 6/5\n";
    EXPECT_NE(told(" 99999999999999999999 point match\n\n Game 1\n" + game).find("! mat-heading"),
              std::string::npos);
    EXPECT_NE(told(" 7 point match\n\n Game 99999999999999999999\n" + game).find("! "), std::string::npos);
}

}  // namespace
}  // namespace gammonkit::mat_test
