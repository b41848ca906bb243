// What the records of a game mean.
#include "tests/unit/tmg/reading.hpp"

namespace gammonkit::tmg_test {
namespace {

const std::string kOpening = "  1 1 31:\n  1 4 8/5 6/5\n  -2 1 65:\n  -2 4 24/18 18/13\n";
const std::string kOpeningTold = "1 31: 8/5 6/5\n2 65: 24/18 18/13\n";

TEST(TmgRecords, TellARollAndThenThePlay)
{
    EXPECT_EQ(turns_of(kOpening), kOpeningTold);
    EXPECT_EQ(turns_of("\t+1\t1\t31\n\n1 4 8/5 6/5\n-2 1 65:\n-2 4 24/13\n"), kOpeningTold);
    EXPECT_EQ(turns_of(kOpening + "  3 1 42:\n"), kOpeningTold + "1 42?\n");
}

TEST(TmgRecords, TellOfDancesAndTheBar)
{
    const std::string hit = "  1 1 64:\n  1 4 24/18 13/9\n  -2 1 31:\n  -2 4 8/7 8/5\n";
    const std::string hit_told = "1 64: 24/18 13/9\n2 31: 8/7 8/5\n";
    EXPECT_EQ(turns_of(hit + "  3 1 66:\n  3 4 0/0\n"), hit_told + "1 66:\n");
    EXPECT_EQ(turns_of(hit + "  3 1 61:\n  3 4 25/24 13/7\n"), hit_told + "1 61: bar/24 13/7\n");
}

TEST(TmgRecords, TellOfTheCube)
{
    EXPECT_EQ(turns_of(kOpening + "  3 5 Double to 2\n  -4 7 Take\n"), kOpeningTold + "1 double 2\n2 take\n");
    EXPECT_EQ(turns_of(kOpening + "  3 5 Double to 2\n  -4 10\n"), kOpeningTold + "1 double 2\n2 drop\n");
}

TEST(TmgRecords, TellOfBeaversAndRaccoonsByOneCode)
{
    const std::string beaver = kOpening + "  3 5 Double to 2\n  -4 8 Beaver to 4\n";
    const std::string told = kOpeningTold + "1 double 2\n2 beaver\n";
    EXPECT_EQ(turns_of(beaver + "  5 8 Raccoon to 8\n  -6 7 Take\n", "0"), told + "1 raccoon\n2 take\n");
    EXPECT_EQ(turns_of(beaver + "  5 1 31:\n  5 4 8/5 6/5\n", "0"), told + "1 take\n1 31: 8/5 6/5\n");
}

TEST(TmgRecords, OfAutomaticDoublesComeFirst)
{
    const std::string head = "Player1: 1 al 1500\nLength: 0\nGame 1: 0-0\n";
    const Match match = match_of(head + "  0 2 Automatic double to 2\n" + kOpening);
    EXPECT_EQ(match.games[0].automatic_doubles, 1);
    EXPECT_EQ(read(head + kOpening + "  0 2 Automatic double to 2\n").codes, "late-automatic-double");
}

TEST(TmgRecords, ThatAreNoActionsAreKept)
{
    const Match match = match_of("Player1: 1 al 1500\nGame 1: 0-0\n  1 1 ?\n  0 19 1.00 -1.00\n");
    ASSERT_EQ(match.games[0].turns.size(), 2U);
    EXPECT_EQ(match.games[0].turns[0].extras, (Extras{{.key = "tmg:record", .values = {"1 1 ?"}}}));
    EXPECT_EQ(match.games[0].turns[1].extras, (Extras{{.key = "tmg:record", .values = {"0 19 1.00 -1.00"}}}));
}

TEST(TmgRecords, ThatAreNotUnderstoodAreKeptWithAWarning)
{
    EXPECT_EQ(turns_of(kOpening + "  3 33 what\n"), kOpeningTold + "1 remark\n! unknown-code\n");
    EXPECT_EQ(turns_of(kOpening + "hello\n"), kOpeningTold + "1 remark\n! not-understood\n");
    EXPECT_EQ(turns_of(kOpening + "  3 1 70:\n"), kOpeningTold + "1 remark\n! bad-dice\n");
    EXPECT_EQ(turns_of(kOpening + "  3 4 8/5 6/5\n"), kOpeningTold + "1 remark\n! no-roll\n");
    EXPECT_EQ(turns_of(kOpening + "  0 1 31:\n"), kOpeningTold + "1 remark\n! no-player\n");
}

TEST(TmgRecords, MayStandBetweenARollAndItsPlay)
{
    EXPECT_EQ(turns_of(kOpening + "  3 1 31:\n  0 19 1.00\n  3 4 8/5 6/5\n"),
              kOpeningTold + "1 31?\n1 remark\n1 31: 8/5 6/5\n");
}

TEST(TmgResults, AreResignationsWhereTheGameIsNotOver)
{
    EXPECT_EQ(turns_of(kOpening + "  -3 14 1 bo wins 1 points\n"),
              kOpeningTold + "1 resign 1\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "  3 1 42:\n  -4 15 2 bo wins 2 points\n"),
              kOpeningTold + "1 42?\n1 resign 2\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "  3 5 Double to 2\n  -4 10 Pass\n  5 14 1 al wins 1 points\n"),
              kOpeningTold + "1 double 2\n2 drop\n");
}

TEST(TmgResults, AreClaimsWhereSomebodyRanOutOfTime)
{
    EXPECT_EQ(turns_of(kOpening + "  3 17 al out of time\n  -4 14 1 bo wins 1 points\n"),
              kOpeningTold + "1 remark\nclaims 1 for 2\n");
}

TEST(TmgResults, BelongToTheOneWhoIsNamed)
{
    EXPECT_EQ(turns_of(kOpening + "  3 15 2 bo wins 2 points\n"),
              kOpeningTold + "1 resign 2\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "  0 14 2 bo wins 1 points\n"),
              kOpeningTold + "1 resign 1\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "  -3 14 1\n"), kOpeningTold + "1 resign 1\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "  0 14 1\n"), kOpeningTold + "1 remark\n! result-unclear\n");
}

TEST(TmgResults, OfNobodyEndAGameThatIsNotFinished)
{
    EXPECT_EQ(turns_of(kOpening + "  0 14 0 nobody wins 0 points\n"), kOpeningTold);
}

TEST(TmgResults, ComeFromTheNextScoreWhereThereIsNone)
{
    EXPECT_EQ(turns_of(kOpening + "Game 2: 2-0\n"), kOpeningTold + "claims 2 for 1\n! result-from-score\n");
}

TEST(TmgRecords, TellARemarkWhoseSignIsThatOfTheOtherPlayer)
{
    const std::string rows = "  1 1 31:\n  1 4 8/5 6/5\n  -2 1 ?\n";
    EXPECT_EQ(turns_of(rows + "  -2 17 bo out of time\n").find("other-player"), std::string::npos);
    EXPECT_NE(turns_of(rows + "  2 17 bo out of time\n").find("other-player"), std::string::npos);
    EXPECT_NE(turns_of(rows + "  -3 17 bo out of time\n").find("other-player"), std::string::npos);
}

}  // namespace
}  // namespace gammonkit::tmg_test
