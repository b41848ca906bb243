// How result rows are understood: who won, how much, and whether by resigning.
#include "tests/unit/mat/telling.hpp"

#include <gtest/gtest.h>

namespace gammonkit::mat_test::results_test {
namespace {

const std::string kOpening = "  1) 31: 8/5 6/5                 52: 13/8 13/11\n";
const std::string kOpeningTold = "1 31: 8/5 6/5\n2 52: 13/8 13/11\n";
const std::string kLeftResigns = "1 resign 1\n2 accept-resignation\n";
const std::string kRightResigns = "2 resign 1\n1 accept-resignation\n";

TEST(MatResults, AreResignationsOfAGameThatGoesOn)
{
    EXPECT_EQ(turns_of(kOpening + "      Wins 1 point\n"), kOpeningTold + kRightResigns);
    EXPECT_EQ(turns_of(kOpening + "                                  Wins 1 points and the match\n"),
              kOpeningTold + kLeftResigns);
}

TEST(MatResults, TakeAnyIndentOfTheLeftPlayer)  // 6
{
    EXPECT_EQ(turns_of(kOpening + " Wins 1 points\n"), kOpeningTold + kRightResigns);
    EXPECT_EQ(turns_of(kOpening + "  2)  Wins 1 point\n"), kOpeningTold + kRightResigns);
}

TEST(MatResults, BelieveANameRatherThanTheColumn)
{
    EXPECT_EQ(turns_of(kOpening + "Bo wins 1 point\n"), kOpeningTold + kLeftResigns);
    EXPECT_EQ(turns_of(kOpening + "                                  al Wins 1 point\n"),
              kOpeningTold + kRightResigns);
    EXPECT_EQ(turns_of(kOpening + "Bo resigns\n"), kOpeningTold + kRightResigns);
}

TEST(MatResults, MayNameTheStake)
{
    EXPECT_EQ(turns_of(kOpening + "Bo wins a gammon\n"), kOpeningTold + "1 resign 2\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "Al resigns a backgammon\n"),
              kOpeningTold + "1 resign 3\n2 accept-resignation\n");
}

TEST(MatResults, BelieveTheBoardRatherThanTheColumn)  // 6
{
    EXPECT_EQ(
        turns_of("; Set Pos=-AA--------------------bb-/0\n  1) 21: 2/0 1/0                   Wins 1 point\n"),
        "1 set-position\n1 21: 2/off 1/off\n");
}

TEST(MatResults, ComeFromTheNextScoreLineWhereThereIsNoRow)  // 7
{
    EXPECT_EQ(told(game_of(kOpening + "\n Game 2\n Al : 0                         Bo : 2\n")),
              "Al - Bo to 7\ngame 1 0-0\n" + kOpeningTold +
                  "1 resign 2\n2 accept-resignation\ngame 2 0-2\n! result-from-score\n");
}

TEST(MatResults, YieldToTheNextScoreLine)  // 23
{
    EXPECT_EQ(
        told(game_of(kOpening + "      Wins 1 point\n\n Game 2\n Al : 0                         Bo : 2\n")),
        "Al - Bo to 7\ngame 1 0-0\n" + kOpeningTold +
            "1 resign 2\n2 accept-resignation\ngame 2 0-2\n! score-differs\n");
}

TEST(MatResults, StandInAGameWithoutTurns)  // 8
{
    EXPECT_EQ(turns_of("      Wins 1 point\n"), kRightResigns);
}

TEST(MatResults, FollowARollThatWasNotPlayed)
{
    EXPECT_EQ(turns_of(kOpening + "  2) 64: ????                     Wins 1 point\n"),
              kOpeningTold + "1 64?\n" + kLeftResigns);
}

TEST(MatResults, LeaveAGameOpenThatOnlyShowsARollNotPlayed)
{
    EXPECT_EQ(turns_of(kOpening + "  2) 64: ????\n"), kOpeningTold + "1 64?\n");
}

TEST(MatResults, ReadLosses)
{
    EXPECT_EQ(turns_of(kOpening + "  2)  Losses 2 point              Wins 2 point and the match\n"),
              kOpeningTold + "1 resign 2\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "  2)  Losses 1 point\n"), kOpeningTold + kLeftResigns);
}

TEST(MatResults, SkipASecondNumberInARow)
{
    EXPECT_EQ(
        turns_of(kOpening +
                 "  2) 64: 24/14                     2)  Losses 1 point                 Wins 1 point\n"),
        kOpeningTold + "1 64: 24/18 18/14\n" + kLeftResigns);
}

TEST(MatResults, ReadConcedes)
{
    EXPECT_EQ(turns_of(kOpening + "  2) 32: Concedes                 Wins 2 point\n"),
              kOpeningTold + "1 32?\n1 resign 2\n2 accept-resignation\n");
}

TEST(MatResults, ReadTheOldWordsForResigning)
{
    EXPECT_EQ(turns_of(kOpening + "  2)  Resign gammon\n"),
              kOpeningTold + "1 resign 2\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "  2)  Resign normal\n"), kOpeningTold + kLeftResigns);
}

TEST(MatResults, ReadOpenGammonsResignedGameInTheWinnersColumn)
{
    EXPECT_EQ(turns_of(kOpening + "  2) Resigned Game  \n   Wins 1 points\n"), kOpeningTold + kRightResigns);
}

TEST(MatResults, AreClaimsWhereAConnectionWasLost)
{
    EXPECT_EQ(turns_of(kOpening + "      Wins 1 point\n; connection lost\n"),
              kOpeningTold + "1 remark ; connection lost\nclaims 1 for 1\n");
}

TEST(MatResults, OfMorePointsThanPossibleClaimTheMatch)
{
    EXPECT_EQ(turns_of(kOpening + "      Wins 2008 point\n"),
              kOpeningTold + "claims 7 for 1\n! points-overstated\n");
}

TEST(MatResults, WithoutPointsAreSingleGamesAndSaidToBe)
{
    EXPECT_EQ(turns_of(kOpening + "                                  Wins"),
              kOpeningTold + kLeftResigns + "! points-missing\n");
    EXPECT_EQ(turns_of(kOpening + "  2) Concedes\n"), kOpeningTold + kLeftResigns);
}

TEST(MatResults, MayBeCutToWhatTheWinnerNeeds)
{
    EXPECT_EQ(told(" 3 point match\n\n Game 4\n Al : 0                         Bo : 2\n" + kOpening +
                   "  2)  Doubles => 2                Takes\n                                  Wins 1 point "
                   "and the match\n"),
              "Al - Bo to 3\ngame 4 0-2\n" + kOpeningTold + "1 double 2\n2 take\n" + kLeftResigns);
}

TEST(MatResults, KeepAWinThatContradictsTheJacobyRule)  // 18
{
    EXPECT_EQ(
        told("; [Jacoby \"On\"]\n\n 0 point match\n\n Game 1\n Al : 0                         Bo : 0\n" +
             kOpening + "      Wins 2 points\n"),
        "Al - Bo to 0\ngame 1 0-0\n" + kOpeningTold + "claims 2 for 1\n");
}

TEST(MatResults, AreRepeatedByADropOnlyOnce)
{
    EXPECT_EQ(turns_of(kOpening + "  2)  Doubles => 2                Drops\n      Wins 1 point\n"),
              kOpeningTold + "1 double 2\n2 drop\n");
}

}  // namespace
}  // namespace gammonkit::mat_test::results_test
