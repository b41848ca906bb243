#include "analysis/search/look_ahead.hpp"

#include "analysis/search/dice_rolls.hpp"
#include "analysis/successors.hpp"
#include "model/identifiers/identifier.hpp"
#include "model/rules.hpp"

#include <gtest/gtest.h>
#include <numeric>

namespace gammonkit::look_ahead_test {
namespace {

const Evaluator& evaluator()
{
    static const Evaluator shipped = Evaluator::shipped();
    return shipped;
}

Board start()
{
    return board_of(starting_position(Variant::standard), Player::first);
}

TEST(AllRolls, AreTwentyOneThatSumToOne)
{
    double sum = 0;
    int doubles = 0;
    for (const WeightedRoll& roll : kAllRolls) {
        sum += roll.probability;
        doubles += roll.dice.is_double() ? 1 : 0;
    }
    EXPECT_NEAR(sum, 1, 1e-6);
    EXPECT_EQ(doubles, 6);
    EXPECT_EQ(kAllRolls.back().dice, *Dice::from(6, 6));
}

TEST(Plays, KeepsTheBestOfEachRollWhenShortened)
{
    Plays all(evaluator());
    Plays some(evaluator());
    int same = 0;
    for (const WeightedRoll& roll : kAllRolls) {
        all.add(start(), roll.dice);
        some.add(start(), roll.dice);
    }
    some.shorten({});
    all.evaluate();
    some.evaluate();
    for (std::size_t r = 0; r < all.rolls(); ++r) {
        EXPECT_LE(some.boards(r).size(), 4U);
        same += all.boards(r)[all.best(r, {})] == some.boards(r)[some.best(r, {})] ? 1 : 0;
    }
    EXPECT_GE(same, 19);
}

TEST(LookAhead, IsTheNetItselfAtZeroPlies)
{
    const Board board = start();
    Chances chances;
    Evaluator::Scratch scratch;
    evaluator().evaluate({&board, 1}, {&chances, 1}, scratch);
    EXPECT_EQ(cubeless_equity(LookAhead(evaluator()).value(board, 0)), cubeless_equity(chances));
}

TEST(RollSet, WeighsToOne)
{
    for (const RollSet set : {RollSet::all, RollSet::fourteen, RollSet::seven}) {
        float sum = 0;
        for (const WeightedRoll& roll : rolls_of(set)) {
            EXPECT_GT(roll.probability, 0);
            sum += roll.probability;
        }
        EXPECT_NEAR(sum, 1, 0.001);
    }
}

TEST(LookAhead, ComesNearWithFewerRolls)
{
    const double all = double{cubeless_equity(LookAhead(evaluator()).value(start(), 1))};
    for (const RollSet set : {RollSet::fourteen, RollSet::seven}) {
        LookAhead look_ahead(evaluator(), set);
        const double some = double{cubeless_equity(look_ahead.value(start(), 1))};
        EXPECT_NEAR(some, all, 0.05);
        EXPECT_NE(some, all);
    }
}

TEST(LookAhead, IsExactWhereTheNextRollEndsTheGame)
{
    Board board;
    board.own[0] = 14;
    board.own[1] = 1;
    board.other[0] = 14;
    board.other[1] = 1;
    LookAhead look_ahead(evaluator());
    EXPECT_NEAR(cubeless_equity(look_ahead.value(board, 1)), 1, 1e-6);
    // One roll of the opponent's three-roll position lies between.
    board.own[1] = 0;
    board.own[2] = 2;
    board.own[0] = 13;
    // 26 of 36 rolls bear two checkers off from the deuce point at once.
    EXPECT_NEAR(look_ahead.value(board, 2).win, 26.0 / 36, 1e-5);
}

TEST(LookAhead, AsksTheTableWhatTheCubeIsWorthIfItMayBeTurned)
{
    const Evaluator with_tables = Evaluator::shipped(*bearoff::standard_tables({}));
    const GameState state = state_from_identifier("CgAAEAEAAAAAAA")->state;
    const CubeContext context = CubeContext::money({});
    const CubeLine line(context, {}, 3);
    const CubeContext without_cube = CubeContext::money({.cube_limit = 1});
    LookAhead look_ahead(with_tables);
    for (const int plies : {0, 2}) {
        const auto value = [&](const CubeLine& cubes) {
            return look_ahead.value(board_of(state.position, state.on_roll), state.on_roll, plies, cubes);
        };
        const Evaluation evaluation = value(line);
        EXPECT_NEAR(line.decided(evaluation.values, 0, state.on_roll), 0.3210, 0.0002);
        EXPECT_NEAR(evaluation.values[*line.doubled(0, state.on_roll)], 2 * 0.1605, 0.0002);
        const Evaluation unturned = value(CubeLine(without_cube, {}, 1));
        EXPECT_NEAR(unturned.values[0], cubeless_equity(unturned.chances), 0.0001);
    }
}

TEST(LookAhead, ChoosesByWhatGammonsAreWorth)
{
    LookAhead look_ahead(evaluator());
    const auto money = look_ahead.best_replies(start(), {});
    const auto no_gammons = look_ahead.best_replies(start(), {0, 0, 0, 0});
    ASSERT_EQ(money.size(), 21U);
    double money_wins = 0;
    double most_wins = 0;
    for (std::size_t r = 0; r < 21; ++r) {
        money_wins += 1 - money[r].chances.win;
        most_wins += 1 - no_gammons[r].chances.win;
    }
    EXPECT_GT(most_wins, money_wins);
}

}  // namespace
}  // namespace gammonkit::look_ahead_test
