#include "analysis/cube/jump_model.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(JumpModel, AgreesWithTheBestConstantEfficiencyAtTheVolatilityOfGames)
{
    // Published: 8.0 to 8.5 % jumps and x = 0.7 each did best in self-play, in which 28 % of games are
    // gammons.
    const double efficiency = JumpModel(.0825, 1.28, 1.28).efficiency();
    EXPECT_NEAR(efficiency, .7, .03);
}

TEST(JumpModel, ComesNearTheLiveCubeWhereJumpsAreSmall)
{
    const JumpModel small(.02, 1, 1);
    EXPECT_GT(small.efficiency(), .9);
    EXPECT_NEAR(small.cash_point(), .8, .005);
    EXPECT_LT(JumpModel(.1, 1, 1).efficiency(), small.efficiency());
}

TEST(JumpModel, IsWorthItsEndsWhereTheGameIsDecided)
{
    const JumpModel model(.08, 1.3, 1.2);
    EXPECT_NEAR(model.held(1, CubePlace::own), 1.3, 1e-6);
    EXPECT_NEAR(model.held(0, CubePlace::other), -1.2, 1e-6);
    const JumpModel jacoby(.08, 1.3, 1.2, true);
    EXPECT_NEAR(jacoby.held(1, CubePlace::centered), 1, 1e-6);
    EXPECT_NEAR(jacoby.held(1, CubePlace::own), 1.3, 1e-6);
}

TEST(JumpModel, PrefersTheOwnCubeToTheCenteredAndThatToTheOpponents)
{
    const JumpModel model(.08, 1, 1);
    for (const double win : {.3, .5, .7}) {
        EXPECT_GT(model.held(win, CubePlace::own), model.held(win, CubePlace::centered));
        EXPECT_GT(model.held(win, CubePlace::centered), model.held(win, CubePlace::other));
    }
}

TEST(JumpModel, DoublesEarlierWhereTheNextRollDecidesMuch)
{
    const JumpModel model(.08, 1, 1);
    const auto doubles = [&](double local_volatility) {
        const CubeSides values = model.values(.71, CubePlace::own, local_volatility);
        return cube_verdict(values, {.redouble = true}).doubling == Doubling::right_double;
    };
    EXPECT_FALSE(doubles(.03));
    EXPECT_TRUE(doubles(.2));
}

TEST(JumpVolatility, IsTheMeanDistanceFromTheMean)
{
    const std::vector<double> after{.4, .8};
    const std::vector<double> weights{1, 3};
    EXPECT_NEAR(jump_volatility(after, weights), .15, 1e-12);
}

}  // namespace
}  // namespace gammonkit
