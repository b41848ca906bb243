// How the rows of FIBS's oldmoves become turns, and headings games and matches.
#include "formats/oldmoves/format.hpp"
#include "tests/support/told_matches.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

std::string told(const std::string& text)
{
    return telling::told(telling::read_with(read_oldmoves, text));
}

std::string heading(int first, int second)
{
    return fmt::format("Score is {}-{} in a 5 point match.\nann is X - ben is O\n\n", first, second);
}

/// The turns of one game with these rows.
std::string turns_of(const std::string& rows)
{
    const std::string text = told(heading(0, 0) + rows);
    const std::string head = "ann - ben to 5\ngame 1 0-0\n";
    return text.starts_with(head) ? text.substr(head.size()) : text;
}

TEST(OldmovesReader, CountsTheSecondPlayersPointsFromTheOtherSide)
{
    EXPECT_EQ(turns_of("X: (3 1) 8-5 6-5\nO: (6 2) 1-7 12-14\n"), "1 31: 8/5 6/5\n2 62: 24/18 13/11\n");
}

TEST(OldmovesReader, TakesNoLengthThatIsNone)
{
    for (const std::string_view length : {"-3", "0", "99999999"}) {
        const std::string text = fmt::format(
            "Score is 0-0 in a {} point match.\nann is X - ben is O\n\nX: (3 1) 8-5 6-5\n", length);
        EXPECT_TRUE(told(text).starts_with("ann - ben to 0\n")) << told(text);
    }
}

TEST(OldmovesReader, EntersFromTheBarAndBearsOffOnEitherSide)
{
    EXPECT_EQ(
        turns_of("X: (6 4) 24-18 18-14\nO: (2 1) 12-14* 1-2\nX: (5 1) bar-20 6-5\nO: (2 1) 22-off 0-1\n"),
        "1 64: 24/18 18/14\n2 21: 13/11 24/23\n1 51: bar/20 6/5\n2 21: 3/off bar/24\n");
}

TEST(OldmovesReader, TellsADanceFromARollThatWasNotPlayed)
{
    EXPECT_EQ(turns_of("X: (3 1) can't move\nO: (6 2)\n"), "1 31:\n2 62?\n");
}

TEST(OldmovesReader, TakesPointsAsThePlayerCountsThemWhereBothGoTheSameWay)
{
    EXPECT_EQ(turns_of("X: (3 1) 17-20 19-20\nO: (6 2) 24-18 13-11\n"),
              "1 31: 8/5 6/5\n2 62: 24/18 13/11\n! direction\n");
}

TEST(OldmovesReader, ReadsTheCube)
{
    EXPECT_EQ(turns_of("X: (3 1) 8-5 6-5\nO: doubles\nX: accepts\nO: (6 2) 1-7 12-14\nX: doubles\nO: "
                       "rejects\nX: wins\n"),
              "1 31: 8/5 6/5\n2 double 0\n1 take\n2 62: 24/18 13/11\n1 double 0\n2 drop\n");
}

TEST(OldmovesReader, TakesADoubleThatAnswersOneForABeaver)
{
    EXPECT_EQ(turns_of("X: (3 1) 8-5 6-5\nO: doubles\nX: doubles\nO: (6 2) 1-7 12-14\n"),
              "1 31: 8/5 6/5\n2 double 0\n1 beaver\n2 take\n2 62: 24/18 13/11\n");
}

TEST(OldmovesReader, ReadsResignations)
{
    EXPECT_EQ(turns_of("X: (3 1) 8-5 6-5\nO: wants to resign\nX: rejects\n"
                       "O: wants to resign. ann will win 2 points.\nX: accepts\nX: wins\n"),
              "1 31: 8/5 6/5\n2 resign 1\n1 refuse-resignation\n2 resign 2\n1 accept-resignation\n");
    EXPECT_EQ(turns_of("X: (3 1) 8-5 6-5\nO: wants to resign a backgammon\nX: wins\n"),
              "1 31: 8/5 6/5\n2 resign 3\n1 accept-resignation\n");
}

TEST(OldmovesReader, SaysSoIfAWinIsWorthWhatItDoesNotTell)
{
    EXPECT_EQ(turns_of("X: (3 1) 8-5 6-5\nX: wins\n"),
              "1 31: 8/5 6/5\n2 resign 1\n1 accept-resignation\n! points-unknown\n");
}

TEST(OldmovesReader, LearnsWhatAWinIsWorthFromTheNextScore)
{
    EXPECT_EQ(told(heading(0, 0) + "X: (3 1) 8-5 6-5\nO: wins\n" + heading(0, 2) + "O: (3 1) 17-20 19-20\n"),
              "ann - ben to 5\ngame 1 0-0\n1 31: 8/5 6/5\n1 resign 2\n2 accept-resignation\n"
              "game 2 0-2\n2 31: 8/5 6/5\n");
}

TEST(OldmovesReader, ClaimsAResultThatOnlyTheNextScoreTells)
{
    EXPECT_EQ(told(heading(0, 0) + "X: (3 1) 8-5 6-5\n" + heading(2, 0) + "O: (3 1) 17-20 19-20\n"),
              "ann - ben to 5\ngame 1 0-0\n1 31: 8/5 6/5\nclaims 2 for 1\n"
              "game 2 2-0\n2 31: 8/5 6/5\n! result-from-score\n");
}

TEST(OldmovesReader, ExchangesScoresThatMakeSenseOnlyThatWay)
{
    EXPECT_EQ(told(heading(0, 0) + "X: (3 1) 8-5 6-5\nX: wins\n" + heading(0, 1) + "O: (3 1) 17-20 19-20\n"),
              "ann - ben to 5\ngame 1 0-0\n1 31: 8/5 6/5\n2 resign 1\n1 accept-resignation\n"
              "game 2 1-0\n2 31: 8/5 6/5\n! score-exchanged\n");
}

TEST(OldmovesReader, KnowsPlayersWhoExchangeTheirLetters)
{
    EXPECT_EQ(told(heading(0, 0) + "X: (3 1) 8-5 6-5\nX: wins\nScore is 0-1 in a 5 point match.\n"
                                   "ben is X - ann is O.\n\nX: (3 1) 8-5 6-5\nO: (6 2) 1-7 12-14\n"),
              "ann - ben to 5\ngame 1 0-0\n1 31: 8/5 6/5\n2 resign 1\n1 accept-resignation\n"
              "game 2 1-0\n2 31: 8/5 6/5\n1 62: 24/18 13/11\n");
}

TEST(OldmovesReader, BeginsAnotherMatchWithOtherPlayersLengthOrScore)
{
    const std::string game = "X: (3 1) 8-5 6-5\n";
    const std::string one = "game 1 0-0\n1 31: 8/5 6/5\n";
    EXPECT_EQ(told(heading(0, 0) + game + heading(0, 0) + game),
              "ann - ben to 5\n" + one + "ann - ben to 5\n" + one);
    EXPECT_EQ(
        told(heading(0, 0) + game + "Score is 1-0 in an unlimited match.\nann is X - ben is O\n" + game),
        "ann - ben to 5\n" + one + "ann - ben to 0\ngame 1 1-0\n1 31: 8/5 6/5\n");
    EXPECT_EQ(told(heading(0, 0) + game + "Score is 1-0 in a 5 point match.\nann is X - cy is O\n" + game),
              "ann - ben to 5\n" + one + "ann - cy to 5\ngame 1 1-0\n1 31: 8/5 6/5\n");
    EXPECT_EQ(told(heading(0, 0) + game + "> oldmoves ann\n" + heading(2, 0) + game),
              "ann - ben to 5\n" + one + "ann - ben to 5\ngame 1 2-0\n1 31: 8/5 6/5\n");
}

TEST(OldmovesReader, PassesOverWhatElseATerminalShows)
{
    EXPECT_EQ(told("login: ann\r\r\n> \r\r\n> Score is 0-0 in a 5 point match.\r\r\n\r\r\n"
                   "ann is X - ben is O.\r\r\n\r\r\nX: (3 1) 8-5 6-5\r\r\n"
                   "cy shouts: hello\r\r\n> O: (6 2) 1-7 12-14\r\r\n"),
              "ann - ben to 5\ngame 1 0-0\n1 31: 8/5 6/5\n2 62: 24/18 13/11\n! noise\n");
}

TEST(OldmovesReader, SaysWhichRowsItLeavesOut)
{
    EXPECT_EQ(turns_of("X: (7 1) 8-5\nX: sighs\nX: (3 1) 8-5 6-5\n"),
              "1 31: 8/5 6/5\n! bad-dice not-understood\n");
}

TEST(OldmovesReader, KeepsWhatIsNoPlayWordForWord)
{
    EXPECT_EQ(turns_of("X: (3 1) 8-5 6#5\n"), "1 31: \"8-5 6#5\"\n! syntax\n");
}

TEST(OldmovesReader, SaysWhatAGameLooksLikeWhereThereIsNone)
{
    EXPECT_EQ(told("Score is 0-0 in a 5 point match.\n"), "! error:no-game\n");
    EXPECT_EQ(told("X: (3 1) 8-5 6-5\n"), "! error:no-game\n");
}

}  // namespace
}  // namespace gammonkit
