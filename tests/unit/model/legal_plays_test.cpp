#include "model/legal_plays.hpp"

#include "model/rules.hpp"
#include "tests/unit/model/boards.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Dice roll(int first, int second)
{
    return *Dice::from(first, second);
}

/// All legal plays of Player::first, as text.
std::vector<std::string> plays(const Position& position, Dice dice)
{
    std::vector<std::string> texts;
    for (const LegalPlay& legal : legal_plays(position, Player::first, dice))
        texts.push_back(to_string(legal.play));
    return texts;
}

TEST(LegalPlays, CountsThoseOfTheStart)
{
    const Position start = starting_position(Variant::standard);
    EXPECT_EQ(legal_plays(start, Player::first, roll(3, 1)).size(), 16U);
    EXPECT_EQ(legal_plays(start, Player::second, roll(3, 1)).size(), 16U);
}

TEST(LegalPlays, EntersTheBarFirst)
{
    const Position position = board({{25, 1}, {13, 1}}, {{4, 2}});  // His 4 point is our 21 point.
    EXPECT_THAT(plays(position, roll(4, 3)), UnorderedElementsAre("bar/22 22/18", "bar/22 13/9"));
}

TEST(LegalPlays, StaysOnTheBarBeforeHeldPoints)
{
    const Position position = board({{25, 1}, {13, 1}}, {{4, 2}, {3, 2}});
    EXPECT_THAT(plays(position, roll(4, 3)), IsEmpty());
    EXPECT_FALSE(can_move(position, Player::first, roll(4, 3)));
}

TEST(LegalPlays, EntersOneOfTwoAndMovesNothingElse)
{
    const Position position = board({{25, 2}, {13, 1}}, {{4, 2}});
    EXPECT_THAT(plays(position, roll(4, 3)), ElementsAre("bar/22"));
}

TEST(LegalPlays, UsesBothDiceIfOnlyOneOrderAllowsIt)
{
    // The 5 first meets a held point; the 6 first lets the same checker go on with the 5.
    const Position position = board({{24, 1}}, {{6, 2}});
    EXPECT_THAT(plays(position, roll(6, 5)), ElementsAre("24/18 18/13"));
}

TEST(LegalPlays, MustUseBothDiceWhereOnePlayWouldBlockTheOther)
{
    // Our 7 and 3 points are held, so that 13/7 and 8/3 cannot be played.
    const Position position = board({{13, 1}, {8, 1}}, {{18, 2}, {22, 2}});
    EXPECT_THAT(plays(position, roll(6, 5)), UnorderedElementsAre("13/8 8/2"));
}

TEST(LegalPlays, PrefersTheHigherDieIfOnlyOneFits)
{
    // 24/18 and 24/19 are both possible, but nothing goes on from there.
    const Position position = board({{24, 1}}, {{12, 2}});  // His 12 point is our 13 point.
    EXPECT_THAT(plays(position, roll(6, 5)), ElementsAre("24/18"));
}

TEST(LegalPlays, TakesTheLowerDieIfTheHigherIsImpossible)
{
    const Position position = board({{24, 1}}, {{7, 2}, {12, 2}});
    EXPECT_THAT(plays(position, roll(6, 5)), ElementsAre("24/19"));
}

TEST(LegalPlays, PlaysAsManyOfADoubleAsPossible)
{
    const Position position = board({{24, 1}}, {{16, 2}});  // Our 9 point is held.
    EXPECT_THAT(plays(position, roll(5, 5)), ElementsAre("24/19 19/14"));
}

TEST(LegalPlays, KeepsTwoWaysApartIfOneOfThemHits)
{
    const Position position = board({{24, 1}}, {{3, 1}});  // A blot on our 22 point.
    const std::vector<LegalPlay> legal = legal_plays(position, Player::first, roll(2, 1));
    ASSERT_EQ(legal.size(), 2U);
    EXPECT_NE(legal[0].result, legal[1].result);
}

TEST(LegalPlays, BearsOffOnlyWithAllCheckersHome)
{
    EXPECT_THAT(plays(board({{7, 1}, {6, 1}}, {}), roll(6, 5)), UnorderedElementsAre("7/1 6/1", "7/2 6/off"));
}

TEST(LegalPlays, BearsOffTheHighestCheckerWithAHigherDie)
{
    EXPECT_THAT(plays(board({{4, 1}, {3, 1}, {1, 1}}, {}), roll(6, 5)), ElementsAre("4/off 3/off"));
}

TEST(LegalPlays, DoesNotBearOffPastAHigherChecker)
{
    EXPECT_THAT(plays(board({{6, 2}, {3, 1}}, {}), roll(5, 4)), ElementsAre("6/2 6/1"));
}

TEST(LegalPlays, UseBothDiceEvenForTheLastChecker)
{
    // 4/off with the 6 would end the game, but 4/2 hits on the way, and uses both dice.
    const Position position = board({{4, 1}}, {{23, 1}});
    EXPECT_THAT(plays(position, roll(6, 2)), ElementsAre("4/2 2/off"));
}

TEST(LegalPlays, KnowHypergammon)
{
    EXPECT_EQ(legal_plays(starting_position(Variant::hypergammon_3), Player::first, roll(6, 5)).size(), 9U);
}

TEST(LegalPlays, AreSortedFromHighToLow)
{
    for (const LegalPlay& legal :
         legal_plays(starting_position(Variant::standard), Player::second, roll(6, 1)))
        EXPECT_EQ(legal.play, sorted(legal.play));
}

TEST(After, TakesTheStepsInAnyOrder)
{
    const Position start = starting_position(Variant::standard);
    const Step first{.from = Point(24), .to = Point(18)};
    const Step second{.from = Point(18), .to = Point(13)};
    ASSERT_TRUE(after(start, Player::first, {second, first}).has_value());
    EXPECT_EQ(after(start, Player::first, {second, first}), after(start, Player::first, {first, second}));
}

TEST(After, DoesNotAskTheRules)
{
    const Position start = starting_position(Variant::standard);
    EXPECT_TRUE(after(start, Player::first, {{.from = Point(13), .to = Point(4)}}).has_value());
}

TEST(After, IsNothingWhereNoCheckerStands)
{
    const Position start = starting_position(Variant::standard);
    EXPECT_FALSE(after(start, Player::first, {{.from = Point(23), .to = Point(22)}}).has_value());
    EXPECT_FALSE(after(start, Player::first, {{.from = Point(200), .to = Point(22)}}).has_value());
}

}  // namespace
}  // namespace gammonkit
