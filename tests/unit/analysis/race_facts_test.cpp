#include "analysis/race/counts.hpp"

#include "model/identifiers/position_id.hpp"
#include "tests/unit/analysis/race_sides.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

bearoff::OneSidedTable table_of(int points)
{
    return *bearoff::OneSidedTable::from(bearoff::TableBytes(*bearoff::build_one_sided({.points = points})));
}

Board board(std::string_view id)
{
    return board_of(*position_from_id(id, Player::first), Player::first);
}

// The example of GNU Backgammon's manual.
TEST(RaceFacts, AreThoseOfTheManual)
{
    const std::optional<RaceFacts> facts = race_facts(table_of(6), board("2x0AAOi2AQAAAA"));
    ASSERT_TRUE(facts);
    EXPECT_TRUE(facts->is_exact());
    EXPECT_NEAR(facts->win, 0.567, 0.0005);
    EXPECT_EQ(facts->win_gammon, 0);
    EXPECT_EQ(facts->own.effort.pips, 31);
}

TEST(RaceFacts, AreUnknownWithContactAndWhenTheGameIsOver)
{
    const bearoff::OneSidedTable table = table_of(3);
    EXPECT_FALSE(race_facts(table, board("4HPwATDgc/ABMA")));
    EXPECT_FALSE(race_facts(table, {.own = race_side({1}), .other = race_side({})}));
}

TEST(RaceFacts, ReachAsFarAsTheTable)
{
    const Board outside{.own = race_side({1, 2, 2, 2, 2, 2, 2, 2}), .other = race_side({1, 2, 2, 3, 3, 3})};
    EXPECT_FALSE(race_facts(table_of(6), outside)->is_exact());
    EXPECT_TRUE(race_facts(table_of(8), outside)->is_exact());
}

TEST(RaceFacts, KnowNoGammonChancesOfWhatIsOutside)
{
    const bearoff::OneSidedTable table = table_of(6);
    const Side all = race_side({0, 0, 0, 3, 5, 5, 2});
    const Side some_off = race_side({3, 3, 3});
    const std::optional<RaceFacts> facts = race_facts(table, {.own = some_off, .other = all});
    EXPECT_FALSE(facts->win_gammon);
    EXPECT_EQ(facts->lose_gammon, 0);
}

TEST(RaceFacts, EstimateTheChanceToWinWhereCheckersStandOutside)
{
    constexpr int kPairs = 2000;
    const bearoff::OneSidedTable small = table_of(6);
    const bearoff::OneSidedTable large = table_of(8);
    std::mt19937 random(22);
    double squares = 0;
    for (int i = 0; i < kPairs; ++i) {
        const Board asked{.own = random_race_side(random, 8), .other = random_race_side(random, 8)};
        const double error = race_facts(small, asked)->win - race_facts(large, asked)->win;
        squares += error * error;
    }
    RecordProperty("root_mean_square", std::to_string(std::sqrt(squares / kPairs)));
    EXPECT_LT(std::sqrt(squares / kPairs), 0.015);
}

}  // namespace
}  // namespace gammonkit
