#include "analysis/cube/decision.hpp"
#include "analysis/cube/efficiency.hpp"
#include "analysis/cube/window.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr Player kRolls = Player::first;
constexpr EfficiencyCurve kCurve({.1, .2, .3, .4, .5, .6, .8});
constexpr Chances kOfWindow{.win = .6F, .win_gammon = .15F, .lose_gammon = .1F};

Side stack_on(int point, std::uint8_t checkers)
{
    Side result{};
    result[static_cast<std::size_t>(point)] = checkers;
    result[0] = static_cast<std::uint8_t>(15 - checkers);
    return result;
}

TEST(EfficiencyCurve, GoesStraightFromPlaceToPlaceAndStaysAsItIsBeyondThem)
{
    for (std::size_t i = 0; i < EfficiencyCurve::kPlaces.size(); ++i)
        EXPECT_NEAR(kCurve.at(EfficiencyCurve::kPlaces[i]), i == 6 ? .8 : .1 * double(i + 1), 1e-12);
    EXPECT_NEAR(kCurve.at(-.2), .15, 1e-12);
    EXPECT_NEAR(kCurve.at(.375), .35, 1e-12);
    EXPECT_NEAR(kCurve.at(1.2), .7, 1e-12);
    EXPECT_EQ(kCurve.at(-9), .1);
    EXPECT_EQ(kCurve.at(9), .8);
    EXPECT_EQ(EfficiencyCurve(.7).at(.3), .7);
}

TEST(EfficiencyCurve, IsMirroredForTheOtherPlayer)
{
    for (const double place : {-.4, -.1, 0., .3, .5, .9, 1.4})
        EXPECT_NEAR(kCurve.opposite().at(1 - place), kCurve.at(place), 1e-12);
}

TEST(CubeEfficiency, IsTakenWhereTheChanceLiesInTheWindow)
{
    const CubeContext money = CubeContext::money({});
    const CubeEfficiency curves{.centered = kCurve, .own = kCurve, .other = kCurve};
    const OutcomeMix mix = outcome_mix(kOfWindow);
    const CubeEfficiency numbers = money.numbers_of(curves, mix, kRolls, 2);
    for (const std::optional<Player> owner : {std::optional<Player>{}, {kRolls}, {Player::second}}) {
        const Cube cube{.value = 2, .owner = owner};
        EXPECT_EQ(money.cubeful(mix, kRolls, cube, curves), money.cubeful(mix, kRolls, cube, numbers));
    }
    EXPECT_EQ(numbers.centered, kCurve.at(money.place_in_window(mix, kRolls, {})));
}

TEST(CubeEfficiency, MakesWindowsThatAgreeWithDecisions)
{
    const CubeContext money = CubeContext::money({});
    for (const Board& board :
         {Board{stack_on(13, 15), stack_on(20, 15)}, Board{stack_on(8, 10), stack_on(8, 10)}}) {
        const CubeEfficiency x = cube_efficiency(board);
        const MarketWindow window = market_window(money, outcome_mix(kOfWindow), kRolls, {}, x);
        for (const double win : {window.opens - .005, window.opens + .005, window.cash + .005}) {
            Chances chances = kOfWindow;
            // The shares of gammons stay as they are.
            chances.win_gammon *= static_cast<float>(win) / chances.win;
            chances.lose_gammon *= static_cast<float>(1 - win) / (1 - chances.win);
            chances.win = static_cast<float>(win);
            const CubeDecision decision = static_decision(money, {}, chances, kRolls, {}, x);
            EXPECT_EQ(decision.normalized.doubles(), win > window.opens);
            EXPECT_EQ(decision.normalized.takes(), win < window.cash);
        }
    }
}

TEST(CubeEfficiency, DependsOnKindAndPips)
{
    EXPECT_EQ(kEfficiencyKinds[efficiency_kind({stack_on(24, 15), stack_on(13, 15)})], "back game");
    EXPECT_EQ(kEfficiencyKinds[efficiency_kind({stack_on(13, 15), stack_on(13, 15)})], "contact");
    EXPECT_EQ(kEfficiencyKinds[efficiency_kind({stack_on(13, 15), stack_on(13, 9)})], "late");
    EXPECT_EQ(kEfficiencyKinds[efficiency_kind({stack_on(12, 15), stack_on(8, 10)})], "race");
    EXPECT_EQ(kEfficiencyKinds[efficiency_kind({stack_on(6, 15), stack_on(5, 15)})], "bearoff");
    EXPECT_EQ(efficiency_facts({stack_on(12, 15), stack_on(8, 10)}),
              (EfficiencyFacts{1, 180 / 100. - 1, 80 / 100. - 1}));
    EfficiencyTable table{};
    table[3][1][0].fill(.5);
    table[3][1][1].fill(.25);
    EXPECT_EQ(cube_efficiency({stack_on(12, 15), stack_on(8, 10)}, table).own,
              EfficiencyCurve(.5 + .8 * .25));
    EXPECT_EQ(cube_efficiency({stack_on(12, 15), stack_on(8, 10)}, table).other, EfficiencyCurve(0));
}

TEST(CubeEfficiency, IsThatOfTheShippedTable)
{
    // Whoever is near the drop point of his opponent in a short race has more of his cube than one far from
    // it.
    const CubeEfficiency x = cube_efficiency({stack_on(6, 10), stack_on(6, 10)});
    EXPECT_GT(x.own.at(1), x.own.at(0) + .2);
    EXPECT_GT(x.other.at(0), x.other.at(1) + .2);
    EXPECT_EQ(x, cube_efficiency({stack_on(6, 10), stack_on(6, 10)}, shipped_efficiencies()));
}

}  // namespace
}  // namespace gammonkit
