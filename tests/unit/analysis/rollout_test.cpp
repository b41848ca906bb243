#include "analysis/rollout/rollout.hpp"

#include "model/identifiers/xgid.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

const NetEngine& engine()
{
    static const NetEngine engine(
        {.threads = 1, .tables = *bearoff::standard_tables(std::filesystem::path{})});
    return engine;
}

GameState state(std::string_view xgid)
{
    return *state_from_xgid(xgid);
}

/// Three checkers a side in the home boards: cubeless and cubeful equities are known exactly.
const char* const kBearoff = "XGID=-A-A--A------------a-a-a--:0:0:1:00:0:0:0:0:10";
/// Four checkers against two and the cube on 2 of the player on roll.
const char* const kOwnCube = "XGID=--BB-----------------a-a--:1:1:1:00:0:0:0:0:10";
const char* const kContact = "XGID=-b-B--D-B---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
const char* const kMatchPlay = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:1:0:5:10";

RolledOutCube rolled_out(const char* xgid, const RolloutSettings& settings, int threads = 1)
{
    const auto result = roll_out_cube(engine(), state(xgid), settings, threads);
    EXPECT_TRUE(result.has_value());
    return *result;
}

TEST(Rollout, OfABearoffAgreesWithTheExactTable)
{
    const GameState position = state(kBearoff);
    const auto exact = engine().evaluator().known_with_cube(board_of(position.position, position.on_roll));
    ASSERT_TRUE(exact);
    for (const bool reduced : {false, true}) {
        const RolledOutCube cube = rolled_out(kBearoff, {.trials = 1800,
                                                         .variance_reduction = reduced,
                                                         .quasi_random_dice = false,
                                                         .bearoff = BearoffStop::never});
        const double cubeless = static_cast<double>(exact->cubeless);
        const double centered = static_cast<double>(exact->centered);
        const double taken = 2 * static_cast<double>(exact->other_cube);
        EXPECT_NEAR(cube.no_double.equity, centered, 3 * cube.no_double.equity_error + 1e-4);
        EXPECT_NEAR(cube.double_take->equity, taken, 3 * cube.double_take->equity_error + 1e-4);
        const RolledOutCube without = rolled_out(kBearoff, {.trials = 1800,
                                                            .cubeful = false,
                                                            .variance_reduction = reduced,
                                                            .quasi_random_dice = false,
                                                            .bearoff = BearoffStop::never});
        EXPECT_NEAR(without.no_double.cubeless, cubeless, 3 * without.no_double.cubeless_error + 1e-4);
    }
}

TEST(Rollout, StopsWhereTheTableIsExact)
{
    const RolledOutCube cube = rolled_out(kOwnCube, {.trials = 36});
    const GameState position = state(kOwnCube);
    const auto exact = engine().evaluator().known_with_cube(board_of(position.position, position.on_roll));
    ASSERT_TRUE(exact);
    EXPECT_NEAR(cube.no_double.equity, static_cast<double>(exact->own_cube), 1e-6);
    EXPECT_NEAR(cube.double_take->equity, 2 * static_cast<double>(exact->other_cube), 1e-6);
    EXPECT_EQ(cube.no_double.equity_error, 0);
}

TEST(Rollout, IsAsGoodWithAFractionOfTheTrialsOnceLuckIsTakenOut)
{
    const RolloutSettings plain{.trials = 216, .variance_reduction = false, .truncated_at = 7};
    RolloutSettings reduced = plain;
    reduced.variance_reduction = true;
    const RolloutEstimate with_luck = rolled_out(kContact, plain).no_double;
    const RolloutEstimate without_luck = rolled_out(kContact, reduced).no_double;
    EXPECT_LT(without_luck.equity_error, 0.4 * with_luck.equity_error);
    const auto distance = [](double a, double b, double a_error, double b_error) {
        return std::abs(a - b) / std::hypot(a_error, b_error);
    };
    EXPECT_LT(
        distance(with_luck.equity, without_luck.equity, with_luck.equity_error, without_luck.equity_error),
        3);
    EXPECT_LT(distance(with_luck.chances.win, without_luck.chances.win, with_luck.chances_error.win,
                       without_luck.chances_error.win),
              3);
    EXPECT_LT(distance(with_luck.chances.win_gammon, without_luck.chances.win_gammon,
                       with_luck.chances_error.win_gammon, without_luck.chances_error.win_gammon),
              3);
}

TEST(Rollout, SaysTheSameWithAnyNumberOfThreads)
{
    const RolloutSettings settings{.trials = 40, .truncated_at = 3};
    const RolledOutCube one = rolled_out(kContact, settings, 1);
    const RolledOutCube three = rolled_out(kContact, settings, 3);
    EXPECT_EQ(one.no_double.equity, three.no_double.equity);
    EXPECT_EQ(one.double_take->equity_error, three.double_take->equity_error);
}

TEST(Rollout, DependsOnTheSeed)
{
    const RolledOutCube one = rolled_out(kContact, {.trials = 36, .truncated_at = 4, .seed = 1});
    const RolledOutCube two = rolled_out(kContact, {.trials = 36, .truncated_at = 4, .seed = 2});
    EXPECT_NE(one.no_double.equity, two.no_double.equity);
}

TEST(Rollout, RanksPlaysThatMetTheSameDice)
{
    const GameState position = state(kMatchPlay);
    const auto ranked = NetEngine(engine(), 1).rank_plays(position, level_of_plies(0));
    const std::vector<Play> plays{(*ranked)[8].play, (*ranked)[0].play};
    const auto rolled = roll_out_plays(engine(), position, plays, {.trials = 72, .truncated_at = 4}, 1);
    ASSERT_TRUE(rolled.has_value());
    EXPECT_EQ(to_string(rolled->front().play), "8/5 6/5");
    EXPECT_EQ(rolled->front().loss, 0);
    EXPECT_GT(rolled->back().loss, 0.05);
    EXPECT_LT(rolled->back().loss_error,
              std::hypot(rolled->front().estimate.equity_error, rolled->back().estimate.equity_error));
    EXPECT_TRUE(rolled->front().estimate.mwc);
}

TEST(Rollout, EndsWhenTheBestPlayIsClear)
{
    const GameState position = state(kMatchPlay);
    const auto ranked = NetEngine(engine(), 1).rank_plays(position, level_of_plies(0));
    const std::vector<Play> plays{ranked->front().play, ranked->back().play};
    const auto rolled = roll_out_plays(
        engine(), position, plays,
        {.trials = 100000, .truncated_at = 2, .stop = {.deviations = 3, .least_trials = 144}}, 1);
    ASSERT_TRUE(rolled.has_value());
    EXPECT_EQ(rolled->front().estimate.trials, 144);
}

TEST(Rollout, EndsWhenTheStandardErrorIsReached)
{
    const RolledOutCube cube = rolled_out(
        kContact,
        {.trials = 100000, .truncated_at = 2, .stop = {.standard_error = 0.02, .least_trials = 36}});
    EXPECT_LE(cube.double_take->equity_error, 0.02);
    EXPECT_LT(cube.double_take->trials, 10000);
    EXPECT_EQ(cube.double_take->trials, cube.no_double.trials);
}

TEST(Rollout, CanBeStopped)
{
    int asked = 0;
    const auto result = roll_out_cube(engine(), state(kContact), {.trials = 1296}, 1,
                                      [&](double /*part*/) { return ++asked < 3; });
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, "interrupted");
    EXPECT_LT(asked, 10);
}

TEST(Rollout, KeepsWhatWasMadeWhenStopped)
{
    int asked = 0;
    const auto stopped = roll_out_cube(
        engine(), state(kContact), {.trials = 1296, .truncated_at = 2, .stop = {.keeps_what_was_made = true}},
        1, [&](double /*part*/) { return ++asked < 100; });
    ASSERT_TRUE(stopped.has_value());
    EXPECT_EQ(stopped->no_double.trials, 50);
    EXPECT_EQ(stopped->double_take->trials, 50);
    const RolledOutCube whole = rolled_out(kContact, {.trials = 50, .truncated_at = 2});
    EXPECT_EQ(stopped->no_double.equity, whole.no_double.equity);
    EXPECT_EQ(stopped->no_double.equity_error, whole.no_double.equity_error);
}

TEST(Rollout, IsStoppedWithNothingBeforeThereIsEnough)
{
    int asked = 0;
    const auto result =
        roll_out_cube(engine(), state(kContact), {.trials = 1296, .stop = {.keeps_what_was_made = true}}, 1,
                      [&](double /*part*/) { return ++asked < 3; });
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, "interrupted");
}

TEST(Rollout, CountsTheLastRollOfADoubleMatchPointGame)
{
    const RolledOutCube cube = rolled_out("XGID=-A----------------------a-:0:0:1:00:0:0:0:1:10",
                                          {.trials = 36, .bearoff = BearoffStop::never});
    EXPECT_FALSE(cube.double_take);
    EXPECT_NEAR(*cube.no_double.mwc, 1, 1e-6);
    EXPECT_NEAR(cube.no_double.equity, 1, 1e-6);
}

}  // namespace
}  // namespace gammonkit
