#include "model/structure/structure.hpp"

#include "model/rules.hpp"
#include "tests/unit/model/boards.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

SideStructure of(Checkers checkers)
{
    return structure_of(board(checkers, {{25, 1}}).side(Player::first));
}

TEST(Structure, OfTheStart)
{
    const SideStructure start = structure_of(starting_position(Variant::standard).side(Player::first));
    EXPECT_EQ(start.made, only(6) | only(8) | only(13) | only(24));
    EXPECT_EQ(start.anchors(), only(24));
    EXPECT_EQ(start.prime, 1);
    EXPECT_EQ(start.back, 2);
    EXPECT_EQ(start.blots, 0);
    EXPECT_EQ(start.builders, 4);  // Three of the 6 point and one of the 8 point.
    EXPECT_EQ(start.timing, 3 * (8 - 6) + 5 * (13 - 6));
}

TEST(Structure, OfAPrimeWithCheckersBack)
{
    const SideStructure side = of({{25, 1}, {21, 2}, {9, 1}, {8, 2}, {7, 3}, {6, 2}, {5, 2}, {4, 2}});
    EXPECT_EQ(side.prime, 5);
    EXPECT_EQ(side.back, 3);
    EXPECT_EQ(side.bar, 1);
    EXPECT_EQ(side.off, 0);
    EXPECT_EQ(side.blots, 1);
    EXPECT_EQ(side.home_blots, 0);
    EXPECT_EQ(side.anchors(), only(21));
    EXPECT_EQ(side.builders, 2);
}

TEST(Structure, CountsBlotsAtHomeApart)
{
    const SideStructure side = of({{24, 1}, {6, 1}, {3, 1}});
    EXPECT_EQ(side.blots, 3);
    EXPECT_EQ(side.home_blots, 2);
    EXPECT_EQ(side.off, 12);
}

TEST(Structure, IsStrippedWithoutSpareCheckers)
{
    const auto is = [](Checkers checkers) {
        return is_stripped(board(checkers, {{25, 1}}).side(Player::first));
    };
    EXPECT_TRUE(is({{24, 3}, {8, 2}, {7, 2}, {6, 2}, {5, 2}, {4, 2}, {3, 2}}));
    EXPECT_FALSE(is({{24, 2}, {8, 3}, {7, 2}, {6, 2}, {5, 2}, {4, 2}, {3, 2}}));
    EXPECT_FALSE(is({{6, 2}, {5, 2}}));
}

}  // namespace
}  // namespace gammonkit
