#include "model/position.hpp"
#include "model/rules.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(Position, StartsWith167PipsEach)
{
    const Position start = starting_position(Variant::standard);
    EXPECT_EQ(start.pip_count(Player::first), 167);
    EXPECT_EQ(start.pip_count(Player::second), 167);
}

TEST(Position, RefusesTwoSidesOnOnePoint)
{
    Side side{};
    side[12] = 1;
    Side other{};
    other[13] = 1;  // The same place, seen by the other player.
    EXPECT_FALSE(Position::from({side, other}).has_value());
}

TEST(Position, SendsAHitCheckerToTheBar)
{
    Side runner{};
    runner[10] = 1;
    Side blot{};
    blot[20] = 1;  // The runner's 5 point.
    Position position = *Position::from({runner, blot}, 1);
    ASSERT_TRUE(position.move(Player::first, Point(10), Point(5)));
    EXPECT_EQ(position.checkers(Player::second, kBar), 1);
    EXPECT_EQ(position.checkers(Player::second, Point(20)), 0);
}

TEST(Position, DoesNotLandOnAHeldPoint)
{
    Position start = starting_position(Variant::standard);
    EXPECT_FALSE(start.move(Player::first, Point(24), Point(19)));
    EXPECT_EQ(start, starting_position(Variant::standard));
}

}  // namespace
}  // namespace gammonkit
