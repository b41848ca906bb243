// What the rows of a game mean.
#include "tests/unit/sgg/reading.hpp"

namespace gammonkit::sgg_test::rows_test {
namespace {

const std::string kOpening = "1\t43:\n1\t43: 24/20, 13/10\n1\t\t65:\n1\t\t65: 24/18, 18/13\n";
const std::string kOpeningTold = "1 43: 24/20 13/10\n2 65: 24/18 18/13\n";

TEST(SggRows, AnnounceARollAndThenTellThePlay)
{
    EXPECT_EQ(turns_of(kOpening), kOpeningTold);
}

TEST(SggRows, MayTellThePlayAlone)
{
    EXPECT_EQ(turns_of("1\t43: 24/20, 13/10\n1\t\t65: 24/13\n"), kOpeningTold);
}

TEST(SggRows, OfARollAloneAreARollThatWasNotPlayed)
{
    EXPECT_EQ(turns_of(kOpening + "2\t31:\n"), kOpeningTold + "1 31?\n");
    EXPECT_EQ(turns_of(kOpening + "2\t31:\n2\t31:\n"), kOpeningTold + "1 31?\n");
}

TEST(SggRows, MayHaveBlanksForTabs)
{
    EXPECT_EQ(turns_of("1       43: 24/20, 13/10\n1               65: 24/18, 18/13\n"), kOpeningTold);
}

TEST(SggRows, KnowTheBarByNumberAndWordAndHitsByStars)
{
    const std::string hit = "1\t64: 24/18, 13/9\n1\t\t31: 8/7*, 8/5\n";
    const std::string hit_told = "1 64: 24/18 13/9\n2 31: 8/7 8/5\n";
    EXPECT_EQ(turns_of(hit + "2\t61: bar/24, 13/7\n"), hit_told + "1 61: bar/24 13/7\n");
    EXPECT_EQ(turns_of(hit + "2\t61: 25/24, 13/7\n"), hit_told + "1 61: bar/24 13/7\n");
    EXPECT_EQ(turns_of(hit + "2\t66: O-O\n"), hit_told + "1 66:\n");
}

TEST(SggRows, WithoutDiceAreADanceOfAPlayerWhoIsClosedOut)
{
    const std::string told = "1 64: 24/18 13/9\n2 31: 8/7 8/5\n1 66:\n! not-rolled\n";
    EXPECT_EQ(turns_of("1\t64: 24/18, 13/9\n1\t\t31: 8/7*, 8/5\n2\t - \n"), told);
    EXPECT_EQ(turns_of("1\t64: 24/18, 13/9\n1\t\t31: 8/7*, 8/5\n2 - \n"), told);
}

TEST(SggRows, TellOfTheCubeInManyWords)
{
    EXPECT_EQ(turns_of(kOpening + "2\tDouble to 2\n2\t\tAccept\n"), kOpeningTold + "1 double 2\n2 take\n");
    EXPECT_EQ(turns_of(kOpening + "2\tDouble to 2\n2\t\tPass\n"), kOpeningTold + "1 double 2\n2 drop\n");
    EXPECT_EQ(turns_of(kOpening + "2\tRedouble to 4\n2\t\tTake\n"), kOpeningTold + "1 double 4\n2 take\n");
}

TEST(SggRows, TellOfBeaversAndRaccoons)
{
    const std::string money = "Game 1.0-0";
    const std::string beaver = kOpening + "2\tDouble to 2\n2\t\tBeaver to 4\n";
    const std::string told = kOpeningTold + "1 double 2\n2 beaver\n";
    EXPECT_EQ(turns_of(beaver + "3\tRaccoon to 8\n3\t\tAccept\n", money), told + "1 raccoon\n2 take\n");
    EXPECT_EQ(turns_of(beaver + "3\tAccept\n", money), told + "1 take\n");
    EXPECT_EQ(turns_of(beaver + "3\t31: 8/5, 6/5\n", money), told + "1 take\n1 31: 8/5 6/5\n");
}

TEST(SggRows, ThatDoubleAutomaticallyComeFirst)
{
    const Match match =
        match_of("Al vs. Bo\nGame 1.0-0\n\n55: Automatic double\n11: Automatic double\n" + kOpening);
    EXPECT_EQ(match.games[0].automatic_doubles, 2);
    EXPECT_EQ(match.games[0].extras, (Extras{{.key = "sgg:automatic-doubles", .values = {"55", "11"}}}));
    EXPECT_EQ(turns_of(kOpening + "11: Automatic double\n"),
              kOpeningTold + "1 remark ; 11: Automatic double\n! late-automatic-double\n");
}

TEST(SggRows, ThatAreNotUnderstoodAreKept)
{
    EXPECT_EQ(turns_of(kOpening + "2\t70: 8/1\n"), kOpeningTold + "1 remark ; 70: 8/1\n! bad-dice\n");
    EXPECT_EQ(turns_of(kOpening + "2\tDances\n"), kOpeningTold + "1 remark ; Dances\n! not-understood\n");
    EXPECT_EQ(turns_of(kOpening + "2\t31: nonsense\n"), kOpeningTold + "1 31: \"nonsense\"\n! syntax\n");
}

TEST(SggChat, BelongsToTheTurnThatFollows)
{
    EXPECT_EQ(turns_of("hello\n1\t43:\n2 all\n1\t43: 24/20, 13/10\nbye\n"),
              "1 43: 24/20 13/10 ; hello\n2 all\n1 remark ; bye\n");
}

TEST(SggChat, ThatTellsWhoWinsMayBeADamagedResult)
{
    EXPECT_EQ(turns_of(kOpening + "Cy wins 2 points\nAl wins\n"),
              kOpeningTold + "1 remark ; Cy wins 2 points\nAl wins\n! not-understood not-understood\n");
}

TEST(SggChat, MayBeQuoted)
{
    EXPECT_EQ(turns_of("> 3: yes\n>\n> > so\n> well\nhe\twins 3 points\n1\t43: 24/20, 13/10\n"),
              "1 43: 24/20 13/10 ; 3: yes\n\n> so\n> well\nhe wins 3 points\n");
}

}  // namespace
}  // namespace gammonkit::sgg_test::rows_test
