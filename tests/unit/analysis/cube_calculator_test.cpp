#include "analysis/cube/calculator.hpp"
#include "analysis/cube/cube_model.hpp"
#include "analysis/cube/jump_model.hpp"
#include "analysis/met/named_tables.hpp"
#include "tests/support/manual_example.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr Player kOnRoll = Player::first;
constexpr Player kOther = Player::second;
constexpr CubeEfficiency kContact = CubeEfficiency::uniform(.68);

CubeContext at_score(int own, int other)
{
    return CubeContext::match({.away = {own, other}}, find_named_table("woolsey")->make());
}

CubeSheet money_sheet(const Chances& chances, const Cube& cube = {}, const Rules& rules = {})
{
    return cube_sheet(CubeContext::money(rules), rules, chances, kOnRoll, cube, kContact);
}

/// Chances of which so many wins of each are gammons and backgammons.
Chances even_chances(float gammons, float backgammons, float lost_gammons, float lost_backgammons)
{
    return {.5F, (gammons + backgammons) / 2, backgammons / 2, (lost_gammons + lost_backgammons) / 2,
            lost_backgammons / 2};
}

TEST(CubeSheet, HasTheMoneyEquitiesOfTheManual)
{
    const CubeSheet sheet = money_sheet(kManual);
    EXPECT_NEAR(sheet.points_won, 1.229, .0005);
    EXPECT_NEAR(sheet.cubeless, -.097, .0005);
    // The manual divides by .556, where the chance to lose is .546: its 1.196, -.157 and -.138 come of that.
    EXPECT_NEAR(sheet.points_lost, 1.1996, .00005);
    EXPECT_NEAR(sheet.live, -.1600, .00005);
    EXPECT_NEAR(sheet.cubeful, -.1398, .00005);
    EXPECT_EQ(to_string(sheet.decision.verdict), "No double, take");
}

TEST(CubeSheet, HasTheManualsMoneyEquitiesWithItsOwnPointsOfALoss)
{
    Chances chances = kManual;
    chances.lose_backgammon = .001F;  // 1.196 points.
    const CubeSheet sheet = money_sheet(chances);
    EXPECT_NEAR(sheet.points_lost, 1.196, .0005);
    EXPECT_NEAR(sheet.live, -.157, .0005);
}

TEST(CubeSheet, HasTheChancesOfTheManualsMatch)
{
    const CubeSheet sheet = cube_sheet(at_score(7, 4), {.length = 7}, kManual, kOnRoll, {}, kContact);
    EXPECT_NEAR(sheet.dead, .291, .0005);
    EXPECT_NEAR(sheet.live, .292, .0005);
    EXPECT_NEAR(sheet.cubeful, .2917, .00005);
    EXPECT_NEAR(sheet.decision.values.double_drop, .36, 1e-9);
}

TEST(CubeSheet, HasTheLiveTakePointsOfTheManualsMatch)
{
    const CubeSheet sheet = cube_sheet(at_score(7, 4), {.length = 7}, kManual, kOnRoll, {}, kContact);
    ASSERT_EQ(sheet.steps.size(), 3U);
    EXPECT_TRUE(sheet.steps[0].centered);
    EXPECT_NEAR(*sheet.steps[0].live[kOnRoll].take, .245, .0005);
    EXPECT_NEAR(*sheet.steps[0].live[kOther].take, .273, .0006);
    EXPECT_NEAR(*sheet.steps[1].live[kOnRoll].take, .15, .0005);
    EXPECT_NEAR(*sheet.steps[1].live[kOther].take, .385, .0005);
    EXPECT_EQ(sheet.steps[2].cube, 4);
    EXPECT_NEAR(*sheet.steps[2].live[kOther].take, .41, .0005);
    // "0 %" in the manual: who is 4-away has no use for a cube of 8.
    EXPECT_FALSE(sheet.steps[2].live[kOnRoll].take.has_value());
    EXPECT_NEAR(*sheet.steps[2].live[kOnRoll].opens, 0, 1e-9);
}

TEST(CubeSheet, HasTheWinningAndCashingChancesOfTheManualsMatch)
{
    const CubeContext context = at_score(7, 4);
    Chances chances = kManual;
    chances.win_backgammon = chances.lose_backgammon = 0;  // "Ignoring backgammons."
    const auto end = [&](double win) {
        OutcomeMix mix = outcome_mix(chances);
        mix.win = win;
        return context.dead(mix, kOnRoll, {});
    };
    EXPECT_NEAR(1 - end(0), .78, .005);
    EXPECT_NEAR(end(1), .3736, .00005);  // The manual's terms, 78 % of 36 and 22 % of 42; it prints 41.
    EXPECT_NEAR(context.won(kOther, 1), .76, 1e-9);
    EXPECT_NEAR(context.won(kOnRoll, 1), .36, 1e-9);
}

TEST(CubeSheet, HasTheManualsMatchWinningChanceOfAMix)
{
    const Chances mix{.win = .6F, .win_gammon = .3F, .lose_gammon = .1F};
    const CubeSheet sheet =
        cube_sheet(at_score(4, 2), {.length = 5}, mix, kOnRoll, {.value = 2, .owner = kOnRoll}, kContact);
    EXPECT_NEAR(sheet.dead, .45, 1e-6);
    // "NEMG +3" of nothing but gammons at 3-1 to 5: a gammon is worth as much more as winning at all.
    EXPECT_NEAR(sheet.prices.front().gammon[kOnRoll], 1, 1e-9);
}

TEST(CubeSheet, HasTheMarketWindowThatGnuBackgammonPrints)
{
    // `show marketwindow` of version 1.07 without the Jacoby rule, for its gammon rates of the position
    // 4HPMwQCMz+AIIQ and an owned cube.
    const CubeSheet sheet = money_sheet(even_chances(.2189F, .0045F, .1975F, .0068F), {.value = 2});
    const CubeStep& owned = sheet.steps.back();
    constexpr double kPrinted = .0001;
    const CubePoints& dead = owned.dead[kOnRoll];
    EXPECT_NEAR(*dead.take, .29159, kPrinted);
    EXPECT_NEAR(*dead.beaver, .49659, kPrinted);
    EXPECT_NEAR(*dead.raccoon, .49659, kPrinted);
    EXPECT_NEAR(*dead.opens, .49659, kPrinted);
    EXPECT_NEAR(*dead.cash, .70160, kPrinted);
    EXPECT_NEAR(*dead.too_good, .90661, kPrinted);
    const CubePoints& live = owned.live[kOnRoll];
    EXPECT_NEAR(*live.take, .24198, kPrinted);
    EXPECT_NEAR(*live.beaver, .41211, kPrinted);
    EXPECT_NEAR(*live.raccoon, .58224, kPrinted);
    EXPECT_NEAR(*live.opens, .75237, kPrinted);
    EXPECT_NEAR(*live.cash, .75237, kPrinted);
    EXPECT_NEAR(*live.too_good, .75237, kPrinted);
    EXPECT_NEAR(*owned.live[kOther].take, .24763, kPrinted);
    EXPECT_NEAR(*owned.dead[kOther].too_good, .91342, kPrinted);
}

TEST(CubeSheet, DoublesWhereTheEquitiesMeetByTheJacobyRule)
{
    const Chances chances = even_chances(.2168F, .0044F, .1969F, .0068F);
    const CubeSheet sheet = money_sheet(chances, {}, {.jacoby = true});
    // A centered cube without gammons, 2p - 1, against a double, 2 (p (W + L) - L).
    const double meet = (2 * sheet.points_lost - 1) / (2 * (sheet.points_won + sheet.points_lost) - 2);
    EXPECT_NEAR(*sheet.steps[0].dead[kOnRoll].opens, meet, 1e-6);
    EXPECT_LT(*sheet.steps[0].dead[kOnRoll].opens, *sheet.steps[1].dead[kOnRoll].opens);
    // Nobody is too good where gammons do not count.
    EXPECT_FALSE(sheet.steps[0].dead[kOnRoll].too_good.has_value());
    EXPECT_TRUE(sheet.steps[1].dead[kOnRoll].too_good.has_value());
}

TEST(CubeSheet, KnowsThePointsOfGammonlessGames)
{
    const CubeSheet sheet = money_sheet({.win = .5F});
    EXPECT_NEAR(*sheet.steps[0].live[kOnRoll].take, .2, 1e-6);
    EXPECT_NEAR(*sheet.steps[0].dead[kOnRoll].take, .25, 1e-6);
    EXPECT_NEAR(*sheet.steps[0].live[kOnRoll].opens, .8, 1e-6);
}

TEST(CubeSheet, FollowsTheCubeFromPlayerToPlayer)
{
    const CubeSheet sheet =
        cube_sheet(at_score(7, 7), {.length = 7}, kManual, kOnRoll, {.value = 2, .owner = kOnRoll}, kContact);
    ASSERT_EQ(sheet.steps.size(), 2U);
    EXPECT_TRUE(sheet.steps[0].dead[kOnRoll].cash.has_value());
    EXPECT_FALSE(sheet.steps[0].dead[kOther].cash.has_value());
    EXPECT_TRUE(sheet.steps[0].dead[kOther].take.has_value());
    EXPECT_TRUE(sheet.steps[1].dead[kOther].cash.has_value());
    EXPECT_FALSE(sheet.steps[1].dead[kOnRoll].cash.has_value());
}

TEST(CubeSheet, HasNoPointsWhereTheCubeCannotBeTurned)
{
    const CubeSheet sheet = cube_sheet(at_score(1, 4), {.length = 7}, kManual, kOnRoll, {}, kContact);
    EXPECT_TRUE(sheet.steps.empty());
    EXPECT_EQ(sheet.decision.verdict.doubling, Doubling::not_available);
    EXPECT_NEAR(sheet.live, sheet.dead, 1e-12);
}

TEST(CubeSheet, TellsBothPlayersTheSame)
{
    const CubeContext context = at_score(5, 3);
    const CubeContext mirrored = at_score(3, 5);
    const CubeEfficiency refined = CubeEfficiency::refined(.6, .75);
    const CubeSheet sheet = cube_sheet(context, {.length = 5}, kManual, kOnRoll, {}, refined);
    const CubeSheet other =
        cube_sheet(mirrored, {.length = 5}, opposite(kManual), kOnRoll, {}, refined.opposite());
    EXPECT_NEAR(sheet.cubeful, 1 - other.cubeful, 1e-6);
    EXPECT_NEAR(*sheet.steps[0].cubeful[kOnRoll].take, *other.steps[0].cubeful[kOther].take, 1e-6);
    EXPECT_NEAR(*sheet.steps[0].cubeful[kOther].opens, *other.steps[0].cubeful[kOnRoll].opens, 1e-6);
}

TEST(EffectiveEfficiency, IsThatOfTheModelForTheValuesOfTheModel)
{
    const CubeContext context = at_score(7, 4);
    const OutcomeMix mix = outcome_mix(kManual);
    const double cubeful = context.cubeful(mix, kOnRoll, {}, CubeEfficiency::uniform(.55));
    EXPECT_NEAR(*effective_efficiency(context, kManual, kOnRoll, {}, cubeful), .55, 1e-9);
    EXPECT_FALSE(effective_efficiency(context, kManual, kOnRoll, {.value = 8, .owner = kOnRoll}, .3));
}

TEST(JumpEfficiency, IsThatOfTheSameCashPoint)
{
    // 28 % of the games are gammons, W = L = 1.28.
    const Chances chances = even_chances(.28F, 0, .28F, 0);
    const auto x = [&](double volatility) { return jump_efficiency(chances, volatility).own.at(0); };
    EXPECT_NEAR(x(.05), .816, .0005);
    EXPECT_NEAR(x(.077), .730, .0005);
    EXPECT_NEAR(x(.08), .722, .0005);
    EXPECT_NEAR(x(.0825), .714, .0005);
    EXPECT_NEAR(x(.085), .707, .0005);
    EXPECT_NEAR(x(.11), .641, .0005);
}

TEST(JumpEfficiency, MakesTheCubeModelHaveTheCashPointsOfTheJumpModel)
{
    const CubeEfficiency x = jump_efficiency(kManual, .08);
    const CubeSheet sheet = cube_sheet(CubeContext::money({}), {}, kManual, kOnRoll, {.value = 2}, x);
    const JumpModel model(.08, sheet.points_won, sheet.points_lost);
    EXPECT_NEAR(*sheet.steps.back().cubeful[kOther].take, 1 - model.cash_point(), 5e-4);
}

TEST(CubeModel, IsToldInWords)
{
    EXPECT_EQ(cube_model_text({.efficiency = CubeEfficiency::uniform(.7)}), "x 0.7");
    EXPECT_EQ(cube_model_text({.efficiency = CubeEfficiency::refined(.6, .75)}), "x 0.6 and 0.75");
    EXPECT_EQ(cube_model_text({.volatility = .0825}), "jumps of 8.25 %");
    EXPECT_EQ(cube_model_text({.volatility = .08, .local = true}),
              "jumps of 8 %, of the next roll by position");
    EXPECT_EQ(efficiency_text(CubeEfficiency::uniform(.7143)), "x 0.714");
    EXPECT_EQ(efficiency_text(CubeEfficiency::refined(.6, .75)), "x 0.6 own, 0.75 other, 0.675 centered");
}

TEST(PreparedCubeModel, SeesTheTwoEfficienciesFromBothSides)
{
    const CubeEfficiency refined = CubeEfficiency::refined(.6, .75);
    const PreparedCubeModel model({.efficiency = refined});
    EXPECT_EQ(model.efficiency(outcome_mix(kManual), true), refined);
    EXPECT_EQ(model.efficiency(outcome_mix(kManual), false), refined.opposite());
}

/// One for all tests: it takes long to make.
const PreparedCubeModel& jumps_of_8_percent()
{
    static const PreparedCubeModel model({.volatility = .08, .local = true});
    return model;
}

TEST(PreparedCubeModel, IsNearTheJumpModelBetweenThePlacesWhereItWasSolved)
{
    for (const float gammons : {.05F, .28F, .6F}) {
        const Chances chances = even_chances(gammons, 0, .28F, 0);
        const CubeEfficiency solved = jump_efficiency(chances, .08);
        const CubeEfficiency quick = jumps_of_8_percent().efficiency(outcome_mix(chances), true);
        EXPECT_NEAR(quick.own.at(0), solved.own.at(0), .005) << gammons;
        EXPECT_NEAR(quick.other.at(0), solved.other.at(0), .005) << gammons;
    }
}

TEST(PreparedCubeModel, HasLessOfTheCubeWhereTheNextRollDecidesMuch)
{
    const OutcomeMix mix = outcome_mix({.win = .7F, .win_gammon = .15F, .lose_gammon = .05F});
    const CubeEfficiency quiet = jumps_of_8_percent().local_efficiency(mix, .03);
    const CubeEfficiency wild = jumps_of_8_percent().local_efficiency(mix, .25);
    EXPECT_GT(quiet.own.at(0), wild.own.at(0));
    EXPECT_GT(quiet.centered.at(0), wild.centered.at(0));
    EXPECT_LE(quiet.centered.at(0), 1);
    EXPECT_GE(wild.centered.at(0), 0);
}

TEST(PreparedCubeModel, SaysWhatTheJumpModelSaysOfAPositionWithItsOwnVolatility)
{
    // W = 1.25 and L = 1.5 are one of the places where it was solved.
    const OutcomeMix mix = outcome_mix({.win = .6F, .win_gammon = .15F, .lose_gammon = .2F});
    const JumpModel model(.08, 1.25, 1.5);
    const CubeContext money = CubeContext::money({});
    const CubeEfficiency x = jumps_of_8_percent().local_efficiency(mix, .12);
    EXPECT_NEAR(money.cubeful(mix, kOnRoll, {}, x), model.held(.6, CubePlace::centered, .12), 1e-3);
    EXPECT_NEAR(money.cubeful(mix, kOnRoll, {.value = 1, .owner = kOnRoll}, x),
                model.held(.6, CubePlace::own, .12), 1e-3);
}

}  // namespace
}  // namespace gammonkit
