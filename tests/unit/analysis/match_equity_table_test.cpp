#include "analysis/met/computed_met.hpp"
#include "analysis/met/long_matches.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// A table for matches of two points.
MatchEquities small()
{
    return {.name = "small",
            .length = 2,
            .pre_crawford = {.5, .7, .3, .5},
            .post_crawford = {.first = {.5, .49}, .second = {.5, .4}}};
}

double first_wins(const MatchEquityTable& table, const MatchScore& score)
{
    return table.at(score, Player::first).value;
}

TEST(MatchEquityTable, KnowsTheScoresItHolds)
{
    const MatchEquityTable table = *MatchEquityTable::from(small());
    EXPECT_EQ(first_wins(table, {.away = {1, 2}}), .7);
    EXPECT_EQ(table.at({.away = {1, 2}}, Player::second).value, 1 - .7);
    EXPECT_EQ(first_wins(table, {.away = {2, 1}}), .3);
}

TEST(MatchEquityTable, GivesEachTrailerHisOwnChancesAfterTheCrawfordGame)
{
    const MatchEquityTable table = *MatchEquityTable::from(small());
    EXPECT_EQ(first_wins(table, {.away = {2, 1}, .post_crawford = true}), .49);
    EXPECT_EQ(first_wins(table, {.away = {1, 2}, .post_crawford = true}), 1 - .4);
}

TEST(MatchEquityTable, KnowsThatAMatchWithoutACrawfordGameGoesOnAsAfterIt)
{
    const MatchEquityTable table = *MatchEquityTable::from(small());
    EXPECT_EQ(first_wins(table, {.away = {2, 1}, .crawford_rule = false}), .49);
}

TEST(MatchEquityTable, ComesToTheGamesAfterTheCrawfordGameOnlyByPlayingIt)
{
    const MatchEquityTable table = *MatchEquityTable::from(small());
    const MatchScore start{.away = {2, 2}};
    EXPECT_EQ(table.after(start, Player::first, 1, Player::first).value, .7);
    const MatchScore crawford = after_game(start, Player::first, 1);
    ASSERT_TRUE(is_crawford_game(crawford));
    EXPECT_EQ(table.after(crawford, Player::second, 1, Player::first).value, .5);
    EXPECT_EQ(table.after(crawford, Player::second, 4, Player::first).value, 0);
    EXPECT_EQ(table.after(crawford, Player::first, 1, Player::first).value, 1);
}

TEST(MatchEquityTable, GoesOnBeyondItsLengthAsGnuBackgammonDoes)
{
    // Printed by GNU Backgammon 1.07.
    const MatchEquityTable table = gammonkit_met();
    EXPECT_NEAR(first_wins(table, {.away = {1, 26}}), .9991792, 1e-6);
    EXPECT_NEAR(first_wins(table, {.away = {12, 30}}), .9416977, 1e-6);
    EXPECT_NEAR(first_wins(table, {.away = {53, 41}}), 1 - .7578079, 1e-6);
    EXPECT_EQ(first_wins(table, {.away = {40, 40}}), .5);
}

TEST(MatchEquityTable, GoesOnHoweverLongAMatchIs)
{
    EXPECT_DOUBLE_EQ(wins_long_match(2'000'000'000, 2'000'000'000), 0.5);
    EXPECT_LT(wins_long_match(2'000'000'000, 1), 1e-6);
}

TEST(MatchEquityTable, GoesOnBeyondItsLengthAfterTheCrawfordGameToo)
{
    const MatchEquityTable table = *MatchEquityTable::from(small());
    EXPECT_DOUBLE_EQ(first_wins(table, {.away = {3, 1}, .post_crawford = true}), (.25 + .75 * .5) / 2);
    EXPECT_GT(first_wins(table, {.away = {5000, 1}, .post_crawford = true}), -1e-9);
}

TEST(MatchEquityTable, RefusesWhatIsNoTable)
{
    MatchEquities wrong = small();
    wrong.pre_crawford[1] = 1.2;
    EXPECT_EQ(MatchEquityTable::from(wrong).error().code, "met-number");
    wrong = small();
    wrong.post_crawford.second.pop_back();
    EXPECT_EQ(MatchEquityTable::from(wrong).error().message,
              "the post-Crawford table has 1 numbers instead of 2");
    wrong = small();
    wrong.length = 0;
    EXPECT_EQ(MatchEquityTable::from(wrong).error().code, "met-length");
    wrong = small();
    wrong.pre_crawford = {.5, .5, .5, .5};
    EXPECT_EQ(MatchEquityTable::from(wrong).error().message,
              "at 2-away, 2-away, who wins a game is no better off than who loses it");
    wrong.pre_crawford = {.5, 1, 1, .5};  // Rounded, where little is left to win.
    EXPECT_TRUE(MatchEquityTable::from(wrong).has_value());
}

}  // namespace
}  // namespace gammonkit
