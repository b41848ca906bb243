#include "analysis/rollout/rollout.hpp"
#include "analysis/rollout/rollout_games.hpp"

#include "model/identifiers/xgid.hpp"
#include "model/validation/validate.hpp"

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

CubeRollout rolled_out(const char* xgid, const RolloutSettings& settings, int threads = 1)
{
    const auto result = roll_out_cube(engine(), state(xgid), settings, threads);
    EXPECT_TRUE(result.has_value());
    return *result;
}

const Play kSlot = {{Point{8}, Point{5}}, {Point{6}, Point{5}}};
const Play kBuilder = {{Point{24}, Point{23}}, {Point{13}, Point{10}}};

TEST(Rollout, OfABearoffAgreesWithTheExactTable)
{
    const GameState position = state(kBearoff);
    const auto exact = engine().evaluator().known_with_cube(board_of(position.position, position.on_roll));
    ASSERT_TRUE(exact);
    for (const bool reduced : {false, true}) {
        const CubeRollout cube = rolled_out(kBearoff, {.trials = 1800,
                                                       .variance_reduction = reduced,
                                                       .quasi_random_dice = false,
                                                       .bearoff = BearoffStop::never});
        const double cubeless = static_cast<double>(exact->cubeless);
        const double centered = static_cast<double>(exact->centered);
        const double taken = 2 * static_cast<double>(exact->other_cube);
        EXPECT_NEAR(cube.no_double.equity, centered, 3 * cube.no_double.equity_error + 1e-4);
        EXPECT_NEAR(cube.double_take->equity, taken, 3 * cube.double_take->equity_error + 1e-4);
        const CubeRollout without = rolled_out(kBearoff, {.trials = 1800,
                                                          .cubeful = false,
                                                          .variance_reduction = reduced,
                                                          .quasi_random_dice = false,
                                                          .bearoff = BearoffStop::never});
        EXPECT_NEAR(without.no_double.cubeless, cubeless, 3 * without.no_double.cubeless_error + 1e-4);
    }
}

TEST(Rollout, StopsWhereTheTableIsExact)
{
    const CubeRollout cube = rolled_out(kOwnCube, {.trials = 36});
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
    const CubeRollout one = rolled_out(kContact, settings, 1);
    const CubeRollout three = rolled_out(kContact, settings, 3);
    EXPECT_EQ(one.no_double.equity, three.no_double.equity);
    EXPECT_EQ(one.double_take->equity_error, three.double_take->equity_error);
}

TEST(Rollout, DependsOnTheSeed)
{
    const CubeRollout one = rolled_out(kContact, {.trials = 36, .truncated_at = 4, .seed = 1});
    const CubeRollout two = rolled_out(kContact, {.trials = 36, .truncated_at = 4, .seed = 2});
    EXPECT_NE(one.no_double.equity, two.no_double.equity);
}

TEST(Rollout, RanksPlaysThatMetTheSameDice)
{
    const GameState position = state(kMatchPlay);
    const auto ranked = NetEngine(engine(), 1).rank_plays(position, level_of_plies(0));
    const std::vector<Play> plays{(*ranked)[8].play, (*ranked)[0].play};
    const auto rolled = roll_out_plays(engine(), position, plays,
                                       {.trials = 72, .variance_reduction = false, .truncated_at = 4}, 1);
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
    const CubeRollout cube = rolled_out(
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
    const CubeRollout whole = rolled_out(kContact, {.trials = 50, .truncated_at = 2});
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
    const CubeRollout cube = rolled_out("XGID=-A----------------------a-:0:0:1:00:0:0:0:1:10",
                                        {.trials = 36, .bearoff = BearoffStop::never});
    EXPECT_FALSE(cube.double_take);
    EXPECT_NEAR(*cube.no_double.mwc, 1, 1e-6);
    EXPECT_NEAR(cube.no_double.equity, 1, 1e-6);
}

void expect_same(const RolloutEstimate& one, const RolloutEstimate& other)
{
    EXPECT_EQ(one.trials, other.trials);
    EXPECT_NEAR(one.equity, other.equity, 1e-9);
    EXPECT_NEAR(one.equity_error, other.equity_error, 1e-9);
    EXPECT_NEAR(one.cubeless_error, other.cubeless_error, 1e-9);
    EXPECT_NEAR(one.chances.win, other.chances.win, 1e-9);
    EXPECT_NEAR(one.chances_error.win_gammon, other.chances_error.win_gammon, 1e-9);
    EXPECT_EQ(one.mwc.has_value(), other.mwc.has_value());
    EXPECT_NEAR(one.mwc.value_or(0), other.mwc.value_or(0), 1e-9);
}

TEST(Rollout, ThatGoesOnEqualsOneThatRanThrough)
{
    const RolloutSettings begun{.trials = 100, .truncated_at = 3};
    RolloutSettings whole = begun;
    whole.trials = 180;
    const CubeRollout first = rolled_out(kContact, begun);
    const CubeRollout through = rolled_out(kContact, whole);
    const auto extended =
        roll_out_cube(engine(), state(kContact), whole, 1, {}, {first.no_double, *first.double_take});
    expect_same(extended->no_double, through.no_double);
    expect_same(*extended->double_take, *through.double_take);
    EXPECT_NEAR(extended->decision.normalized.no_double, through.decision.normalized.no_double, 1e-9);

    const GameState position = state(kMatchPlay);
    const std::vector<Play> plays{kSlot, kBuilder};
    const auto part = roll_out_plays(engine(), position, plays, begun, 1);
    const auto all = roll_out_plays(engine(), position, plays, whole, 1);
    RolloutSoFar so_far;
    for (const Play& play : plays) {
        const auto same = [&](const PlayRollout& rolled) { return rolled.play == play; };
        so_far.push_back(std::ranges::find_if(*part, same)->estimate);
    }
    const auto more = roll_out_plays(engine(), position, plays, whole, 1, {}, so_far);
    for (std::size_t i = 0; i < plays.size(); ++i) {
        EXPECT_EQ((*more)[i].play, (*all)[i].play);
        expect_same((*more)[i].estimate, (*all)[i].estimate);
    }
    EXPECT_EQ(roll_out_plays(engine(), position, plays, begun, 1, {}, so_far).error().code, "enough-trials");
}

TEST(Rollout, LooksAsFarAsEachPlayerAndThePlyAsk)
{
    const RolloutSettings usual{.trials = 36, .truncated_at = 4};
    RolloutSettings second = usual;
    second.players.second = rollout_depth(1);
    RolloutSettings late = usual;
    late.late = LateDepths{.from = 2, .players = {rollout_depth(1), rollout_depth(1)}};
    RolloutSettings never = usual;
    never.late = LateDepths{.from = 4, .players = {rollout_depth(1), rollout_depth(1)}};
    never.truncation_plies = 0;
    RolloutSettings end = usual;
    end.truncation_plies = 1;
    const double equity = rolled_out(kContact, usual).no_double.equity;
    EXPECT_NE(rolled_out(kContact, second).no_double.equity, equity);
    EXPECT_NE(rolled_out(kContact, late).no_double.equity, equity);
    EXPECT_NE(rolled_out(kContact, end).no_double.equity, equity);
    EXPECT_EQ(rolled_out(kContact, never).no_double.equity, equity);
    // The same position with the other player on roll: settings are those of players, not of who is on roll.
    const char* const turned = "XGID=-b----E-C---eE---b-d--b-B-:0:0:-1:00:0:0:0:0:10";
    RolloutSettings first = usual;
    first.players.first = rollout_depth(1);
    EXPECT_EQ(rolled_out(turned, usual).no_double.equity, equity);
    EXPECT_NEAR(rolled_out(turned, first).no_double.equity, rolled_out(kContact, second).no_double.equity,
                1e-12);
}

TEST(Rollout, OfAnInitialPositionBeginsWithAnOpeningRoll)
{
    const char* const start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    const RolloutSettings settings{.trials = 30, .initial_position = true, .truncated_at = 1};
    const RolloutSettings random{.trials = 3000,
                                 .variance_reduction = false,
                                 .quasi_random_dice = false,
                                 .initial_position = true,
                                 .truncated_at = 1};
    // Each of the 30 rolls once: the mean without any error, which luck does not change.
    const RolloutEstimate exact = rolled_out(start, settings).no_double;
    RolloutSettings with_luck = settings;
    with_luck.variance_reduction = false;
    EXPECT_NEAR(exact.equity, rolled_out(start, with_luck).no_double.equity, 1e-6);
    EXPECT_LT(exact.equity_error, 1e-3);
    const RolloutEstimate sampled = rolled_out(start, random).no_double;
    EXPECT_NEAR(exact.equity, sampled.equity, 4 * sampled.equity_error);
    // Doubles are good for whoever rolls them.
    RolloutSettings all = settings;
    all.initial_position = false;
    all.trials = 36;
    EXPECT_GT(rolled_out(start, all).no_double.equity, exact.equity + 0.01);
    const auto plays = roll_out_plays(engine(), state(kMatchPlay), {kSlot}, settings, 1);
    EXPECT_EQ(plays.error().code, "no-opening");
}

TEST(RolloutGames, AreThoseThatWereCounted)
{
    const RolloutSettings settings{
        .trials = 72, .cubeful = false, .variance_reduction = false, .bearoff = BearoffStop::never};
    const CubeRollout cube = rolled_out(kContact, settings);
    const GameState position = state(kContact);
    const auto games =
        rollout_games(engine(), position, {{.name = "Ann"}, {.name = "Bob"}}, {}, settings, 72);
    ASSERT_TRUE(games.has_value());
    ASSERT_EQ(games->size(), 72U);
    int won = 0;
    for (const Match& match : *games) {
        CollectingReporter reporter;
        validate(match, std::nullopt, reporter);
        EXPECT_TRUE(reporter.seen.empty());
        won += match.games.front().turns.back().player == position.on_roll ? 1 : 0;
    }
    EXPECT_NEAR(won / 72.0, cube.no_double.chances.win, 1e-6);
}

TEST(RolloutGames, HoldCubesAndThePlaysThatWereRolledOut)
{
    const auto games = rollout_games(engine(), state(kMatchPlay), {}, {kSlot, kBuilder}, {.trials = 36}, 36);
    ASSERT_EQ(games->size(), 72U);
    int doubled = 0;
    for (const Match& match : *games) {
        EXPECT_TRUE(std::holds_alternative<SetPosition>(match.games.front().turns.front().action));
        doubled += static_cast<int>(std::ranges::count_if(match.games.front().turns, [](const Turn& turn) {
            return std::holds_alternative<Double>(turn.action);
        }));
    }
    EXPECT_GT(doubled, 30);
    const auto& made = std::get<CheckerPlay>((*games)[36].games.front().turns[1].action);
    EXPECT_EQ(made.play, kBuilder);
}

}  // namespace
}  // namespace gammonkit
