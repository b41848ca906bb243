#include "report/html/cube_gauge.hpp"

#include "analysis/met/named_tables.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using html::cube_gauge;

GameState score(int first, int second)
{
    GameState state;
    state.position = starting_position(Variant::standard);
    state.phase = GamePhase::playing;
    state.on_roll = Player::first;
    state.rules.length = 7;
    state.score = {first, second};
    return state;
}

CubeAnalysis judged(double win)
{
    CubeAnalysis cube;
    cube.no_double.estimate.probabilities = Probabilities{win, 0.13, 0.005, 0.13, 0.005};
    return cube;
}

TEST(CubeGauge, HasTheWindowOfTheCubeModel)
{
    const auto gauge = cube_gauge(judged(0.499), score(0, 0), default_met());
    ASSERT_TRUE(gauge);
    EXPECT_DOUBLE_EQ(gauge->win, 0.499);
    EXPECT_NEAR(gauge->window.opens, 0.676, 0.01);  // As eval tells of the first position.
    EXPECT_NEAR(gauge->window.cash, 0.724, 0.01);
    EXPECT_NEAR(gauge->window.too_good, 0.818, 0.02);
}

TEST(CubeGauge, IsMissingWhereNothingCanBeToldOrDoubled)
{
    EXPECT_FALSE(cube_gauge(CubeAnalysis{}, score(0, 0), default_met()));
    GameState crawford = score(6, 3);
    crawford.crawford_game = true;
    EXPECT_FALSE(cube_gauge(judged(0.5), crawford, default_met()));
    GameState others = score(0, 0);
    others.cube = {.value = 2, .owner = Player::second};
    EXPECT_FALSE(cube_gauge(judged(0.5), others, default_met()));
    GameState resigned = score(0, 0);
    resigned.offer = Offer::resignation;
    EXPECT_FALSE(cube_gauge(judged(0.5), resigned, default_met()));
}

}  // namespace
}  // namespace gammonkit
