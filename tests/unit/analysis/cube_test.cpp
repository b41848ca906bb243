#include "analysis/cube/decision.hpp"
#include "analysis/cube/exact_efficiency.hpp"
#include "analysis/cube/window.hpp"
#include "tests/support/manual_example.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr Player kFirst = Player::first;
constexpr Player kSecond = Player::second;

/// Kit Woolsey's table, as far as seven points.
MatchEquityTable woolsey()
{
    return *MatchEquityTable::from(
        {.name = "Woolsey",
         .length = 7,
         .pre_crawford = {.50, .70, .75, .83, .85, .90, .91,  //
                          .30, .50, .60, .68, .75, .81, .85,  //
                          .25, .40, .50, .59, .66, .71, .76,  //
                          .17, .32, .41, .50, .58, .64, .70,  //
                          .15, .25, .34, .42, .50, .57, .63,  //
                          .10, .19, .29, .36, .43, .50, .56,  //
                          .09, .15, .24, .30, .37, .44, .50},
         .post_crawford = {{.50, .485, .30, .296, .18, .18, .10}, {.50, .485, .30, .296, .18, .18, .10}}});
}

/// The manual's second example: 30 % gammons in 60 % wins, 10 % in 40 % losses.
constexpr Chances kMix{.win = .6F, .win_gammon = .3F, .lose_gammon = .1F};

CubeContext money(bool jacoby = false)
{
    return CubeContext::money({.jacoby = jacoby});
}

CubeContext match(int first_away, int second_away)
{
    return CubeContext::match({.away = {first_away, second_away}}, woolsey());
}

constexpr CubeEfficiency kDead = CubeEfficiency::uniform(0);
constexpr CubeEfficiency kLive = CubeEfficiency::uniform(1);
constexpr Cube kOwned{.value = 1, .owner = kFirst};
constexpr Cube kGiven{.value = 1, .owner = kSecond};

std::string words(const CubeContext& context, const Rules& rules, const Chances& chances,
                  const Cube& cube = {})
{
    return to_string(
        static_decision(context, rules, chances, kFirst, cube, CubeEfficiency::uniform(.68)).verdict);
}

TEST(ManualExample, HasItsMoneyEquities)
{
    EXPECT_NEAR(points_won(outcome_mix(kManual).own), 1.229, .0005);
    EXPECT_NEAR(cubeless_equity(kManual), -.097, .0005);
    EXPECT_NEAR(money().cubeful(kManual, kFirst, {}, CubeEfficiency::uniform(.68)), -.138, .003);
    // The manual goes on with 1.196 points a loss, which .001 backgammons give and not the .003 it shows.
    Chances chances = kManual;
    chances.lose_backgammon = .001F;
    EXPECT_NEAR(points_won(outcome_mix(chances).other), 1.196, .0005);
    EXPECT_NEAR(money().live(outcome_mix(chances), kFirst, {}), -.157, .0005);
}

TEST(ManualExample, HasItsMatchWinningChances)
{
    const CubeContext trailing = match(7, 4);
    const OutcomeMix mix = outcome_mix(kManual);
    EXPECT_NEAR(trailing.dead(mix, kFirst, {}), .291, .0005);
    EXPECT_NEAR(trailing.live(mix, kFirst, {}), .292, .0005);
    EXPECT_NEAR(trailing.cubeful(mix, kFirst, {}, CubeEfficiency::uniform(.68)), .2917, .00005);
}

TEST(ManualExample, HasItsLiveTakePoints)
{
    const CubeContext context = match(7, 4);
    const auto take_point = [&](Player taker, int cube) {
        return 1 - context.live_cash_point(outcome_mix(kManual), kFirst, opponent(taker), cube);
    };
    EXPECT_NEAR(take_point(kFirst, 4), 0, 1e-9);
    EXPECT_NEAR(take_point(kSecond, 4), .41, .0005);
    EXPECT_NEAR(take_point(kFirst, 2), .15, .0005);
    EXPECT_NEAR(take_point(kSecond, 2), .385, .0005);
    EXPECT_NEAR(take_point(kFirst, 1), .245, .0005);
    EXPECT_NEAR(take_point(kSecond, 1), .273, .0006);
}

TEST(ManualExample, HasItsMatchWinningChancesOfAMixOfOutcomes)
{
    EXPECT_NEAR(match(4, 2).dead(outcome_mix(kMix), kFirst, {.value = 2, .owner = kFirst}), .45, 1e-6);
}

TEST(ManualExample, ConvertsMatchWinningChancesAndNormalizedEquities)
{
    const CubeContext context = match(4, 2);
    for (int quarter = 0; quarter <= 4; ++quarter) {
        EXPECT_NEAR(context.normalized(quarter / 4.0, kFirst, 2), quarter - 1, 1e-12);
        EXPECT_NEAR(context.unnormalized(quarter - 1, kFirst, 2), quarter / 4.0, 1e-12);
    }
    EXPECT_EQ(context.value(.25, kFirst, 2), Value(Emg{0}));
    EXPECT_EQ(money().value(3, kFirst, 2), Value(Equity{1.5}));
}

TEST(CubeContext, GivesGnuBackgammonsEquitiesOfTheStart)
{
    const Chances start{.win = .5215F,
                        .win_gammon = .1539F,
                        .win_backgammon = .0076F,
                        .lose_gammon = .1299F,
                        .lose_backgammon = .0075F};
    const CubeEfficiency x = CubeEfficiency::uniform(.68);
    EXPECT_NEAR(money().cubeful(start, kFirst, {}, x), .0920, .0003);
    EXPECT_NEAR(money(true).cubeful(start, kFirst, {}, x), .0843, .0003);
    EXPECT_NEAR(money().cubeful(start, kFirst, kOwned, x), .2443, .0003);
    EXPECT_NEAR(money().cubeful(start, kFirst, kGiven, x), -.0957, .0003);
    EXPECT_NEAR(money().cubeful(start, kFirst, {.value = 2, .owner = kSecond}, x), -.1913, .0006);
}

TEST(CubeContext, TellsEachPlayerTheOppositeOfWhatItTellsTheOther)
{
    for (const CubeContext& context : {money(), money(true), match(7, 4), match(2, 3)}) {
        for (const Cube& cube : {Cube{}, kOwned, kGiven}) {
            const CubeEfficiency x{.centered = EfficiencyCurve({.4, .5, .5, .6, .7, .8, .9}),
                                   .own = EfficiencyCurve({.1, .3, .4, .6, .7, .8, .9}),
                                   .other = .7};
            const double first = context.cubeful(kManual, kFirst, cube, x);
            EXPECT_NEAR(context.cubeful(opposite(kManual), kSecond, cube, x.opposite()),
                        context.opposite(first), 1e-6);
        }
    }
}

TEST(CubeContext, CountsNoGammonsBeforeTheCubeIsTurnedByTheJacobyRule)
{
    EXPECT_NEAR(money(true).dead(outcome_mix(kMix), kFirst, {}), .2, 1e-6);
    EXPECT_NEAR(money(true).dead(outcome_mix(kMix), kFirst, kOwned), .4, 1e-6);
}

TEST(CubeContext, IsWorthItsEndsWhereTheGameIsDecided)
{
    EXPECT_EQ(money().cubeful(Chances{.win = 1}, kFirst, {.value = 4}, kLive), 4);
    EXPECT_EQ(money().cubeful(Chances{.win = 0, .lose_gammon = 1}, kFirst, {.value = 4}, kLive), -8);
    EXPECT_EQ(match(2, 2).cubeful(Chances{.win = 1, .win_gammon = 1}, kFirst, {}, kLive), 1);
}

TEST(CubeContext, LetsNobodyDoubleInTheCrawfordGame)
{
    EXPECT_TRUE(match(1, 3).is_dead({}));
    EXPECT_TRUE(match(3, 1).is_dead({}));
}

TEST(CubeContext, LetsOnlyTheTrailerDoubleAfterTheCrawfordGame)
{
    const CubeContext context = CubeContext::match({.away = {1, 3}, .post_crawford = true}, woolsey());
    EXPECT_FALSE(context.may_double(kFirst, {}));
    EXPECT_TRUE(context.may_double(kSecond, {}));
}

TEST(CubeContext, LetsNobodyDoubleWhoCannotWinMoreByIt)
{
    EXPECT_FALSE(match(2, 5).may_double(kFirst, {.value = 2, .owner = kFirst}));
    EXPECT_TRUE(match(2, 5).may_double(kSecond, {.value = 2, .owner = kSecond}));
    EXPECT_FALSE(match(2, 5).may_double(kFirst, {.value = 1, .owner = kSecond}));
}

TEST(CubeContext, GivesTheCubeNoValueWhereBothNeedTwoPoints)
{
    EXPECT_EQ(match(2, 2).cubeful(kMix, kFirst, {}, kLive), match(2, 2).dead(outcome_mix(kMix), kFirst, {}));
    EXPECT_TRUE(match(2, 2).may_double(kFirst, {}));
}

TEST(CubeContext, KeepsTheCubeLimit)
{
    const CubeContext context = CubeContext::money({.cube_limit = 2});
    EXPECT_TRUE(context.may_double(kFirst, {}));
    EXPECT_FALSE(context.may_double(kFirst, {.value = 2, .owner = kFirst}));
    // Nobody redoubles: the drop point of the last double is a quarter without gammons.
    EXPECT_NEAR(context.live_cash_point({}, kFirst, kFirst, 1), .75, 1e-12);
    const CubeContext higher = CubeContext::money({.cube_limit = 1 << 18});
    EXPECT_NEAR(higher.live_cash_point({}, kFirst, kFirst, 1), .8, 1e-3);
    EXPECT_TRUE(CubeContext::money({.cube_limit = 1}).is_dead({}));
}

TEST(CubeContext, UnderstandsTheStateOfAGame)
{
    GameState state{.score = {3, 0}, .rules = {.length = 7}};
    const CubeContext context = CubeContext::of(state, woolsey());
    EXPECT_NEAR(context.won(kFirst, 2), .85, 1e-12);
    EXPECT_NEAR(context.lost(kFirst, 2), .58, 1e-12);
    state.rules.length = 0;
    EXPECT_TRUE(CubeContext::of(state, woolsey()).is_money());
}

TEST(CubeVerdict, SpeaksThePlayersLanguage)
{
    const Chances even{.win = .5F};
    const Chances good{.win = .76F};
    const Chances best{.win = .9F};
    const Chances gammonish{.win = .9F, .win_gammon = .8F};
    EXPECT_EQ(words(money(), {}, even), "No double, take");
    EXPECT_EQ(words(money(), {}, good), "Double, take");
    EXPECT_EQ(words(money(), {}, best), "Double, pass");
    EXPECT_EQ(words(money(), {}, gammonish), "Too good to double, pass");
    EXPECT_EQ(words(money(), {}, even, kOwned), "No redouble, take");
    EXPECT_EQ(words(money(), {}, best, kOwned), "Redouble, pass");
    EXPECT_EQ(words(money(), {}, gammonish, kOwned), "Too good to redouble, pass");
    EXPECT_EQ(words(money(), {}, best, kGiven), "Cube not available");
    EXPECT_EQ(words(match(2, 2), {.length = 7}, Chances{.win = .55F}), "Double, take");
    EXPECT_EQ(words(match(2, 2), {.length = 7}, even), "Optional double, take");
}

TEST(CubeVerdict, KnowsBeavers)
{
    // The gnubg manual's example of hypergammon.
    const CubeSides values{.no_double = -.219, .double_take = -.710, .double_drop = 1};
    EXPECT_EQ(to_string(cube_verdict(values, {.beavers = true})), "No double, beaver");
    EXPECT_EQ(to_string(cube_verdict(values, {})), "No double, take");
    // With the Jacoby rule a double may be right although it will be beavered.
    const CubeSides paradox{.no_double = -.5, .double_take = -.1, .double_drop = 1};
    EXPECT_EQ(to_string(cube_verdict(paradox, {.beavers = true})), "Double, beaver");
}

TEST(CubeDecision, IsOptimalForBoth)
{
    const Rules beavers{.beavers = true};
    const auto optimal = [&](const Chances& chances) {
        return static_decision(money(), beavers, chances, kFirst, {}, CubeEfficiency::uniform(.68)).optimal;
    };
    EXPECT_EQ(optimal({.win = .9F}), 1);
    EXPECT_NEAR(optimal({.win = .76F}), .8768, .0001);
    EXPECT_EQ(CubeContext::best(.5, .8, 1), .8);
    EXPECT_EQ(CubeContext::best(.5, 1.2, 1), 1);
    EXPECT_EQ(CubeContext::best(1.1, 1.2, 1), 1.1);
}

TEST(MarketWindow, IsTheTextbooksWithoutGammons)
{
    const OutcomeMix gammonless;
    const MarketWindow dead = market_window(money(), gammonless, kFirst, {}, kDead);
    EXPECT_NEAR(dead.opens, .5, 1e-9);
    EXPECT_NEAR(dead.cash, .75, 1e-9);
    const MarketWindow live = market_window(money(), gammonless, kFirst, {}, kLive);
    EXPECT_NEAR(live.opens, .8, 1e-9);
    EXPECT_NEAR(live.cash, .8, 1e-9);
    EXPECT_NEAR(live.too_good, 1, 1e-9);
}

TEST(MarketWindow, EndsWhereAGammonIsWorthPlayingFor)
{
    const MarketWindow window = market_window(money(), outcome_mix(kMix), kFirst, kOwned, kDead);
    // 1.5 points a win, 1.25 a loss: playing on is worth 1 at (1 + 1.25) / 2.75.
    EXPECT_NEAR(window.too_good, 2.25 / 2.75, 1e-6);
}

TEST(GammonValue, IsHalfInMoneyPlayAndDependsOnTheScoreElse)
{
    EXPECT_EQ(gammon_value(money(), kFirst, 4), .5);
    EXPECT_EQ(backgammon_value(money(), kFirst, 4), .5);
    EXPECT_NEAR(gammon_value(match(2, 4), kFirst, 1), (1 - .83) / (.83 - .60), 1e-9);
    EXPECT_EQ(gammon_value(match(2, 4), kFirst, 2), 0);
}

TEST(CubeContext, CountsAutomaticDoublesAsAnyCubeInTheMiddle)
{
    const Cube doubled{.value = 2};
    EXPECT_NEAR(money().cubeful(kMix, kFirst, doubled, kLive), 2 * money().cubeful(kMix, kFirst, {}, kLive),
                1e-12);
    EXPECT_NEAR(money(true).dead(outcome_mix(kMix), kFirst, doubled), .4, 1e-6);
}

TEST(CubeDecision, TellsWhenToAnswerABeaverWithARaccoon)
{
    EXPECT_FALSE(raccoon_is_right({.no_double = -.2, .double_take = -.1, .double_drop = 1}));
    EXPECT_TRUE(raccoon_is_right({.no_double = .2, .double_take = .1, .double_drop = 1}));
}

TEST(ExactEfficiency, GivesTheExactEquitiesBack)
{
    const bearoff::TwoSidedEquities exact{
        .cubeless = .3F, .own_cube = .41F, .centered = .37F, .other_cube = .22F};
    const CubeEfficiency x = exact_efficiency(exact);
    const Chances chances{.win = .65F};
    EXPECT_NEAR(money().cubeful(chances, kFirst, kOwned, x), .41, 1e-6);
    EXPECT_NEAR(money().cubeful(chances, kFirst, {}, x), .37, 1e-6);
    EXPECT_NEAR(money().cubeful(chances, kFirst, kGiven, x), .22, 1e-6);
}

TEST(ExactEfficiency, LiesBetweenDeadAndLiveInRealBearoffs)
{
    const bearoff::TwoSidedTable table = *bearoff::TwoSidedTable::from(
        bearoff::TableBytes(*bearoff::build_two_sided({.points = 6, .checkers = 5})));
    std::array<double, 3> sum{};
    int count = 0;
    for (int own = 1; own < table.numbering().size(); own += 3) {
        for (int other = 1; other < table.numbering().size(); other += 3) {
            const bearoff::TwoSidedEquities exact = table.equities(own, other);
            if (std::abs(exact.cubeless) > .5F) continue;
            const CubeEfficiency x = exact_efficiency(exact);
            sum = {sum[0] + x.centered.at(0), sum[1] + x.own.at(0), sum[2] + x.other.at(0)};
            ++count;
        }
    }
    ASSERT_GT(count, 1000);
    EXPECT_NEAR(sum[0] / count, .699, .001);
    EXPECT_NEAR(sum[1] / count, .445, .001);
    EXPECT_NEAR(sum[2] / count, .500, .001);
}

TEST(CubeContext, TurnsTheCubeNoMoreBeyondTheHighestLevelOfTheLongestMatches)
{
    for (const int away : {4096, 4097, 5000, 32767, 10'000'000}) {
        const double point = match(away, away).live_cash_point(outcome_mix(kMix), kFirst, kFirst, 1);
        EXPECT_GT(point, 0) << away;
        EXPECT_LT(point, 1) << away;
    }
}

}  // namespace
}  // namespace gammonkit
