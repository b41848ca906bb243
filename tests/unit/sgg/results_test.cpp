// How games end.
#include "tests/unit/sgg/reading.hpp"

namespace gammonkit::sgg_test {
namespace {

const std::string kOpening = "1\t43: 24/20, 13/10\n1\t\t65: 24/18, 18/13\n";
const std::string kOpeningTold = "1 43: 24/20 13/10\n2 65: 24/18 18/13\n";

TEST(SggResults, GiveTheStakeOfAResignation)
{
    EXPECT_EQ(turns_of(kOpening + "2\tresign\nBo wins 1 point.\n"),
              kOpeningTold + "1 resign 1\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "2\t31:\n2\t31: resign\nBo wins 2 points\n"),
              kOpeningTold + "1 31?\n1 resign 2\n2 accept-resignation\n");
    EXPECT_EQ(turns_of(kOpening + "2\tDouble to 2\n2\t\tAccept\n3\tresign\nBo wins 2 points.\n"),
              kOpeningTold + "1 double 2\n2 take\n1 resign 1\n2 accept-resignation\n");
}

TEST(SggResults, MayBeCutToWhatTheMatchNeeds)
{
    EXPECT_EQ(
        turns_of(kOpening + "2\tDouble to 2\n2\t\tAccept\n3\tresign\nBo wins 1 point.\n", "Game 7.4-4/5"),
        kOpeningTold + "1 double 2\n2 take\n1 resign 1\n2 accept-resignation\n");
}

TEST(SggResults, WithoutResignationAreClaims)
{
    EXPECT_EQ(turns_of(kOpening + "Al wins 1 point.\n"), kOpeningTold + "claims 1 for 1\n");
    EXPECT_EQ(turns_of(kOpening + "2\tresign\nBo wins 7 points.\n"),
              kOpeningTold + "1 resign 1\nclaims 7 for 2\n! resignation-unknown\n");
}

TEST(SggResults, AreNotNeededAfterADrop)
{
    const std::string told = kOpeningTold + "1 double 2\n2 drop\n";
    EXPECT_EQ(turns_of(kOpening + "2\tDouble to 2\n2\t\tPass\n"), told);
    EXPECT_EQ(turns_of(kOpening + "2\tDouble to 2\n2\t\tPass\nAl wins 1 point.\nAl: bye\n"),
              told + "1 remark ; Al: bye\n");
}

TEST(SggResults, OfNobodyEndAGameThatIsNotFinished)
{
    EXPECT_EQ(turns_of(kOpening + "Nobody wins 0 points.\n"), kOpeningTold);
}

TEST(SggResults, ComeFromTheNextScoreWhereThereIsNone)
{
    EXPECT_EQ(turns_of(kOpening + "Game 2.2-0/5\n"), kOpeningTold + "claims 2 for 1\n! result-from-score\n");
    EXPECT_EQ(turns_of(kOpening + "2\t31:\nGame 2.0-0/5\n"), kOpeningTold + "1 31?\n");
}

TEST(SggResults, OfTwoPlayersWithOneNameAreThoseOfTheTurns)
{
    const std::string head = "Al vs. Al\nGame 1.0-0/5\n" + kOpening;
    EXPECT_EQ(testing_support::told(match_of(head + "2\t\tresign\nAl wins 1 point.\n").games[0]),
              "game 1 0-0\n" + kOpeningTold + "2 resign 1\n1 accept-resignation\n");
    EXPECT_EQ(read(head + "Al wins 1 point.\n").codes, "winner-unclear");
}

TEST(SggResignations, ThatTheGamePassesOverAreOffersOfASingleGame)
{
    EXPECT_EQ(turns_of(kOpening + "2\tresign\n2\t31: 8/5, 6/5\n"),
              kOpeningTold + "1 resign 1\n1 31: 8/5 6/5\n! resignation-unknown\n");
    EXPECT_EQ(turns_of(kOpening + "2\tresign\n2\t\tReject\n"),
              kOpeningTold + "1 resign 1\n2 refuse-resignation\n! resignation-unknown\n");
    EXPECT_EQ(turns_of(kOpening + "2\tresign\n"), kOpeningTold + "1 resign 1\n! resignation-unknown\n");
}

}  // namespace
}  // namespace gammonkit::sgg_test
