#include "model/legal_plays.hpp"
#include "model/rules.hpp"
#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/turns.hpp"

#include <gtest/gtest.h>

namespace gammonkit::why_illegal_test {
namespace {

/// What is wrong with a play of Player::first; "legal" if nothing is.
std::string verdict(const Position& position, int first, int second, const Play& play)
{
    return why_illegal(position, Player::first, *Dice::from(first, second), play).value_or("legal");
}

const Position kStart = starting_position(Variant::standard);

TEST(WhyIllegal, AcceptsALegalPlayInAnyOrder)
{
    EXPECT_EQ(verdict(kStart, 6, 5, {step(24, 18), step(18, 13)}), "legal");
    EXPECT_EQ(verdict(kStart, 6, 5, {step(18, 13), step(24, 18)}), "legal");
    EXPECT_EQ(verdict(kStart, 5, 6, {step(13, 8), step(24, 18)}), "legal");
}

TEST(WhyIllegal, NamesTheEmptyPoint)
{
    EXPECT_EQ(verdict(kStart, 5, 2, {step(23, 18), step(13, 11)}), "there is no checker on the 23 point");
    EXPECT_EQ(verdict(kStart, 5, 2, {step(25, 20), step(13, 11)}), "there is no checker on the bar");
}

TEST(WhyIllegal, NamesTheHeldPoint)
{
    EXPECT_EQ(verdict(kStart, 5, 2, {step(24, 19), step(13, 11)}), "the 19 point is held by the opponent");
}

TEST(WhyIllegal, SaysThatTheBarComesFirst)
{
    const Position position = board({{25, 1}, {13, 2}}, {});
    EXPECT_EQ(verdict(position, 5, 2, {step(13, 8), step(13, 11)}), "the bar must be entered first");
}

TEST(WhyIllegal, NamesTheDiceThatAreNotPlayed)
{
    EXPECT_EQ(verdict(kStart, 5, 2, {step(13, 6)}), "13/6 is not a 5 or a 2");
    EXPECT_EQ(verdict(kStart, 5, 2, {step(13, 8), step(8, 3)}), "8/3 is not a 2");
    EXPECT_EQ(verdict(kStart, 5, 5, {step(13, 9)}), "13/9 is not a 5");
}

TEST(WhyIllegal, SeesTheWrongDirection)
{
    EXPECT_EQ(verdict(kStart, 5, 2, {step(8, 13)}), "8/13 goes the wrong way");
    EXPECT_EQ(verdict(kStart, 5, 2, {step(0, 13)}), "off/13 goes the wrong way");
    EXPECT_EQ(verdict(kStart, 5, 2, {step(99, 13)}), "99/13 goes the wrong way");
}

TEST(WhyIllegal, AsksForBothDice)
{
    EXPECT_EQ(verdict(kStart, 6, 5, {step(24, 18)}), "6 and 5 can both be played: 24/18 18/13");
    EXPECT_EQ(verdict(kStart, 6, 5, {}), "6 and 5 can both be played: 24/18 18/13");
}

TEST(WhyIllegal, AsksForTheHigherDie)
{
    const Position position = board({{24, 1}}, {{12, 2}});
    EXPECT_EQ(verdict(position, 6, 5, {step(24, 19)}), "the 6 must be played rather than the 5: 24/18");
    EXPECT_EQ(verdict(position, 6, 5, {step(24, 18)}), "legal");
    EXPECT_EQ(verdict(position, 6, 5, {}), "a checker can be moved: 24/18");
}

TEST(WhyIllegal, AsksForAllOfADouble)
{
    const Position position = board({{24, 1}}, {{16, 2}});
    EXPECT_EQ(verdict(position, 5, 5, {step(24, 19)}), "the 5 can be played 2 times: 24/19 19/14");
    EXPECT_EQ(verdict(position, 5, 5, {step(24, 19), step(19, 14)}), "legal");
}

TEST(WhyIllegal, CountsTheSteps)
{
    EXPECT_EQ(verdict(kStart, 5, 2, {step(13, 8), step(13, 11), step(6, 4)}), "52 allows 2 steps, not 3");
}

TEST(WhyIllegal, KnowsWhenToBearOff)
{
    EXPECT_EQ(verdict(board({{7, 1}, {6, 2}}, {}), 6, 5, {step(6, 0), step(6, 1)}),
              "no checker bears off before all are home");
    EXPECT_EQ(verdict(board({{6, 2}, {3, 2}}, {}), 5, 4, {step(3, 0), step(6, 2)}),
              "the checker on the 6 point must be moved first");
    EXPECT_EQ(verdict(board({{7, 1}, {6, 2}}, {}), 6, 5, {step(6, 0), step(7, 2)}), "legal");
}

TEST(WhyIllegal, AcceptsNothingOnlyIfNothingCanMove)
{
    const Position shut_out = board({{25, 1}}, {{6, 2}, {5, 2}, {4, 2}, {3, 2}, {2, 2}, {1, 2}});
    EXPECT_EQ(verdict(shut_out, 6, 5, {}), "legal");
}

TEST(WhyIllegal, AcceptsEitherWayToBearOffTheLastChecker)
{
    const Position last = board({{2, 1}}, {});
    EXPECT_EQ(verdict(last, 6, 1, {step(2, 0)}), "legal");
    EXPECT_EQ(verdict(last, 6, 1, {step(2, 1), step(1, 0)}), "legal");
}

TEST(WhyIllegal, AgreesWithLegalPlays)
{
    for (const LegalPlay& legal : legal_plays(kStart, Player::first, *Dice::from(1, 1)))
        EXPECT_EQ(verdict(kStart, 1, 1, legal.play), "legal") << to_string(legal.play);
}

}  // namespace
}  // namespace gammonkit::why_illegal_test
