// How rows become turns, in the layout of every dialect.
#include "tests/unit/mat/telling.hpp"

#include <gtest/gtest.h>

namespace gammonkit::mat_test {
namespace {

TEST(MatRows, TellLeftFromRight)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 52: 13/8 13/11\n"),
              "1 31: 8/5 6/5\n2 52: 13/8 13/11\n");
}

TEST(MatRows, LetTheRightPlayerOpen)
{
    EXPECT_EQ(turns_of("  1)                             31: 8/5 6/5 \n  2) 52: 13/8 13/11\n"),
              "2 31: 8/5 6/5\n1 52: 13/8 13/11\n");
}

TEST(MatRows, LetTheRightPlayerOpenWhereBlanksWereLost)
{
    EXPECT_EQ(turns_of("1) 31: 8/5 6/5\n2) 52: 13/8 13/11 64: 24/14\n3) 21: 13/11 6/5 53: 8/3 6/3\n"),
              "2 31: 8/5 6/5\n1 52: 13/8 13/11\n2 64: 24/18 18/14\n1 21: 13/11 6/5\n2 53: 8/3 6/3\n! "
              "column-unclear\n");
}

TEST(MatRows, MayEndWithOneCell)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 52: 13/8 13/11\n  2) 64: 24/14\n"),
              "1 31: 8/5 6/5\n2 52: 13/8 13/11\n1 64: 24/18 18/14\n");
}

TEST(MatRows, FindTheAnswerInANewRow)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 Doubles => 2\n  2)  Takes\n"),
              "1 31: 8/5 6/5\n2 double 2\n1 take\n");
}

TEST(MatRows, ReadADropWithItsResultInOneRow)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 Doubles => 2\n"
                       "  2)  Drops                       Wins 1 point \n"),
              "1 31: 8/5 6/5\n2 double 2\n1 drop\n");
}

TEST(MatRows, DoNotReadTheRowBeforeAShortOneTwice)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 Doubles => 2\n  2)  Drops\n                         "
                       "         Wins 1 point\n"),
              "1 31: 8/5 6/5\n2 double 2\n1 drop\n");
}

TEST(MatRows, TakeDiceInAnyOrder)
{
    EXPECT_EQ(turns_of("  1) 13: 8/5 6/5                 25: 13/8 13/11\n"),
              "1 13: 8/5 6/5\n2 25: 13/8 13/11\n");
}

TEST(MatRows, TakeNoDiceForGivingUpBeforeTheRoll)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 00: ????\n      Wins 1 point\n"),
              "1 31: 8/5 6/5\n2 resign 1\n1 accept-resignation\n");
}

TEST(MatRows, KeepWhatAreNoDiceAsARemark)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 79: 13/4\n"),
              "1 31: 8/5 6/5\n1 remark ; 79: 13/4\n! bad-dice\n");
}

TEST(MatRows, NeedNoHitMarks)
{
    EXPECT_EQ(turns_of("  1) 62: 24/18 13/11              11: 8/7(2) 6/5(2)\n"),
              "1 62: 24/18 13/11\n2 11: 8/7 8/7 6/5 6/5\n");
}

TEST(MatRows, SayWhereAChainMayHitOnTheWay)
{
    EXPECT_EQ(turns_of("  1) 62: 24/18 13/11              62: 13/5\n"),
              "1 62: 24/18 13/11\n2 62: 13/11 11/5\n! ambiguous-play\n");
    EXPECT_EQ(turns_of("  1) 62: 24/18 13/11              62: 13/7*/5\n"),
              "1 62: 24/18 13/11\n2 62: 13/7 7/5\n");
}

TEST(MatRows, SayWhereAMarkingRecordDoesNotMarkAHit)
{
    EXPECT_EQ(turns_of("  1) 64: 24/18 13/9               61: 13/7* 8/7\n  2) 63: Bar/16                   "
                       "43: 24/20* 13/10\n"),
              "1 64: 24/18 13/9\n2 61: 13/7 8/7\n1 63: bar/22 22/16\n2 43: 24/20 13/10\n! hit-mark\n");
}

TEST(MatRows, ReadMultipliersWithTheHitOnEitherSide)
{
    EXPECT_EQ(turns_of("  1) 62: 24/18 13/11              11: 8/7*(2) 6/5(2)\n"),
              "1 62: 24/18 13/11\n2 11: 8/7 8/7 6/5 6/5\n");
    EXPECT_EQ(turns_of("  1) 62: 24/18 13/11              11: 8/7(2)* 6/5(2)\n"),
              "1 62: 24/18 13/11\n2 11: 8/7 8/7 6/5 6/5\n");
}

TEST(MatRows, EnterAndMoveOnInOneChain)
{
    EXPECT_EQ(turns_of("  1) 21: 13/11 6/5                41: 24/20* 6/5\n  2) 61: Bar/24/18                "
                       "31: 8/5 6/5\n"),
              "1 21: 13/11 6/5\n2 41: 24/20 6/5\n1 61: bar/24 24/18\n2 31: 8/5 6/5\n");
}

TEST(MatRows, ExpandTabs)
{
    EXPECT_EQ(
        turns_of("1)\t\t\t\t31: 8/5 6/5\n2)\t52: 13/8 13/11\t\t64: 24/14\n3)\tDoubles => 2\n4)\tDrops\n"),
        "2 31: 8/5 6/5\n1 52: 13/8 13/11\n2 64: 24/18 18/14\n1 double 2\n2 drop\n! column-unclear\n");
}

TEST(MatRows, MayEndInLoneReturns)
{
    std::string text = game_of("  1) 31: 8/5 6/5                 52: 13/8 13/11\n");
    std::replace(text.begin(), text.end(), '\n', '\r');
    EXPECT_EQ(told(text), "Al - Bo to 7\ngame 1 0-0\n1 31: 8/5 6/5\n2 52: 13/8 13/11\n");
}

TEST(MatRows, KeepAnIllegalPlayWordForWord)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 13/9                 52: 13/8 13/11\n"),
              "1 31: 8/5 13/9\n2 52: 13/8 13/11\n");
}

TEST(MatRows, KeepThreeStepsWhereFourWereLegal)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 44: 24/20 24/20 13/9\n"),
              "1 31: 8/5 6/5\n2 44: 24/20 24/20 13/9\n");
}

TEST(MatRows, GoOnAsWrittenAfterAPlayThatCannotBeDone)
{
    EXPECT_EQ(turns_of("  1) 31: 7/4 6/5                 52: 13/8 13/11\n  2) 64: 24/14                   "
                       "21: 6/4 6/5\n"),
              "1 31: 7/4 6/5\n2 52: 13/8 13/11\n1 64: 24/18 18/14\n2 21: 6/4 6/5\n! taken-as-written\n");
}

TEST(MatRows, KeepWhatIsNoPlayAsItIsWritten)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 six-five             52: 13/8 13/11\n"),
              "1 31: \"8/5 six-five\"\n2 52: 13/8 13/11\n! syntax taken-as-written\n");
}

TEST(MatRows, TakeADanceFromTheBoard)
{
    EXPECT_EQ(
        turns_of("  1) 66: 24/18(2) 13/7(2)          52: 13/8 13/11\n  2) 33:                          \n"),
        "1 66: 24/18 24/18 13/7 13/7\n2 52: 13/8 13/11\n1 33?\n");
}

TEST(MatRows, ReadCannotMoveAndQuestionMarks)
{
    EXPECT_EQ(turns_of("  1) 31: Cannot Move              52: ????\n"), "1 31:\n2 52?\n");
}

TEST(MatRows, ReadALoneParenthesisBehindARoll)
{
    EXPECT_EQ(turns_of("  1) 21: (\n"), "1 21: \"(\"\n! syntax\n");
}

TEST(MatRows, LeaveOutAZeroForAnUnusableDie)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 0/0                  52: 13/8 13/11\n"),
              "1 31: 8/5\n2 52: 13/8 13/11\n");
}

TEST(MatRows, ReadABeaverByItsNameOrByItsPlace)
{
    const std::string heading = " 0 point match\n\n Game 1\n Al : 0                         Bo : 0\n";
    const std::string expected = "Al - Bo to 0\ngame 1 0-0\n1 31: 8/5 6/5\n2 52: 13/8 13/11\n1 double 2\n2 "
                                 "beaver\n1 take\n1 64: 24/18 18/14\n";
    const std::string opening = "  1) 31: 8/5 6/5                 52: 13/8 13/11\n";
    EXPECT_EQ(told(heading + opening + "  2)  Doubles => 2                Beavers => 4\n  3) 64: 24/14\n"),
              expected);
    EXPECT_EQ(told(heading + opening +
                   "  2)  Doubles => 2                Doubles => 4\n  3)  Takes\n  4) 64: 24/14\n"),
              expected);
}

TEST(MatRows, ReadARaccoon)
{
    EXPECT_EQ(told(" 0 point match\n\n Game 1\n Al : 0                         Bo : 0\n"
                   "  1) 31: 8/5 6/5                 52: 13/8 13/11\n"
                   "  2)  Doubles => 2                Beavers => 4\n"
                   "  3)  Beavers => 8\n"
                   "  4) 64: 24/14\n"),
              "Al - Bo to 0\ngame 1 0-0\n1 31: 8/5 6/5\n2 52: 13/8 13/11\n1 double 2\n2 beaver\n1 raccoon\n2 "
              "take\n1 64: 24/18 18/14\n");
}

TEST(MatRows, KnowOtherWordsForCubeActions)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 Doubles ==> 2\n  2)  Accepts                    52: "
                       "13/8 13/11\n"
                       "  3)  Redoubles => 4              Passes\n"),
              "1 31: 8/5 6/5\n2 double 2\n1 take\n2 52: 13/8 13/11\n1 double 4\n2 drop\n");
}

TEST(MatRows, SkipEmptyOnes)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 52: 13/8 13/11\n 2)\n 34)   \n"),
              "1 31: 8/5 6/5\n2 52: 13/8 13/11\n");
}

TEST(MatRows, NeedNoNumbers)
{
    EXPECT_EQ(turns_of("     31: 8/5 6/5                 52: 13/8 13/11\n 7) 64: 24/14\n"),
              "1 31: 8/5 6/5\n2 52: 13/8 13/11\n1 64: 24/18 18/14\n");
}

TEST(MatRows, KeepOtherLinesAsRemarks)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 52: 13/8 13/11\n+-----+\n  2) 64: 24/14\n"),
              "1 31: 8/5 6/5\n2 52: 13/8 13/11\n1 remark ; +-----+\n1 64: 24/18 18/14\n! not-understood\n");
}

TEST(MatRows, SurviveLettersOfOtherAlphabets)
{
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 52: é/8\n  2)  Drops\xC3\xA9\nÉtrange\n"),
              "1 31: 8/5 6/5\n2 52: \"é/8\"\n1 drop\n1 remark ; Étrange\n! syntax taken-as-written "
              "not-understood\n");
}

TEST(MatRows, KeepCommentsBetweenThem)
{
    EXPECT_EQ(
        turns_of(
            "  1) 31: 8/5 6/5                 52: 13/8 13/11\n; [Game 1, Move 1: Dice set to 31]\n; by hand\n"
            "  2) 64: 24/14\n"),
        "1 31: 8/5 6/5\n2 52: 13/8 13/11\n1 remark ; [Game 1, Move 1: Dice set to 31]\nby hand\n1 64: 24/18 "
        "18/14\n");
}

TEST(MatRows, CompleteAForcedPlayThatIsNotRecorded)
{
    EXPECT_EQ(turns_of("; Set Pos=-------------B----------a-/0\n"
                       "  1) 66:                          21: 1/0\n"),
              "1 set-position\n1 66: 13/7 13/7 7/1 7/1\n2 21: 1/off\n! forced-play\n");
}

TEST(MatRows, SetABoardAndACube)
{
    const std::string rows = "; Set Pos=-a---B------------------A-/-1\n  1) 31: 24/23 5/2\n";
    EXPECT_EQ(turns_of(rows), "1 set-position\n1 set-cube\n1 31: 24/23 5/2\n");
    const Match match = read(game_of(rows)).collection.matches[0];
    const Position& board = *std::get<SetPosition>(match.games[0].turns[0].action).position;
    EXPECT_EQ(board.checkers(Player::first, Point(5)), 2);
    EXPECT_EQ(board.checkers(Player::first, Point(24)), 1);
    EXPECT_EQ(board.checkers(Player::second, Point(24)), 1);
    EXPECT_EQ(std::get<SetCube>(match.games[0].turns[1].action).cube,
              (Cube{.value = 2, .owner = Player::first}));
}

TEST(MatRows, TakeTheBoardAfterAnIllegalPlayFromItsDump)
{
    const std::string rows = "  1) 52: Illegal play "
                             "(7;0;0;0;0;Bo;Al;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-2;-1;-4;0;0;0;"
                             "0;2;0;3;1;) 31: 8/5 6/5\n";
    EXPECT_EQ(turns_of(rows), "1 52: board\n2 31: 8/5 6/5\n");
    const Match match = read(game_of(rows)).collection.matches[0];
    const auto& play = std::get<CheckerPlay>(match.games[0].turns[0].action);
    EXPECT_EQ(play.result->checkers(Player::first, Point(7)), 1);
    EXPECT_EQ(play.result->checkers(Player::first, Point(6)), 4);
}

TEST(MatRows, KeepAnIllegalPlayWithoutBoard)
{
    EXPECT_EQ(turns_of("  1) 31: Illegal play             52: 13/8 13/11\n"),
              "1 31: \"Illegal play\"\n2 52: 13/8 13/11\n! illegal-play-unknown taken-as-written\n");
}

TEST(MatRows, MayHaveADotBehindTheirNumber)
{
    EXPECT_EQ(
        turns_of(
            "1. 31: 8/5 6/5                 52: 13/8 13/11\n2.                                Doubles => 2\n"
            "3. Drops\n"),
        turns_of(
            "1) 31: 8/5 6/5                 52: 13/8 13/11\n2)                                Doubles => 2\n"
            "3) Drops\n"));
    EXPECT_EQ(turns_of("  1) 31: 8/5 6/5                 52: 13/8 13/11\n2. a plan\n"),
              "1 31: 8/5 6/5\n2 52: 13/8 13/11\n1 remark ; 2. a plan\n! not-understood\n");
}

TEST(MatRows, TakeNoBoardWithTheLowestNumberThereIs)
{
    EXPECT_EQ(turns_of("; Set Pos=-a---B------------------A-/-2147483648\n  1) 31: 8/5 6/5\n"),
              "1 remark ; Set Pos=-a---B------------------A-/-2147483648\n1 31: 8/5 6/5\n! bad-set-pos\n");
    EXPECT_EQ(
        turns_of("  1) 52: Illegal play "
                 "(7;0;0;0;0;Bo;Al;0;0;0;1;0;0;-2147483648;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-2;-1;-4;0;0;0;"
                 "0;2;0;3;1;)\n"),
        "1 52: \"Illegal play "
        "(7;0;0;0;0;Bo;Al;0;0;0;1;0;0;-2147483648;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-2;-1;-4;0;0;0;"
        "0;2;0;3;1;)\"\n! illegal-play-unknown\n");
}

}  // namespace
}  // namespace gammonkit::mat_test
