#include "analysis/engine.hpp"
#include "analysis/rollout/rollout.hpp"
#include "analysis/search/jump_decision.hpp"
#include "model/identifiers/xgid.hpp"

#include <gtest/gtest.h>

namespace gammonkit::engine_cube_model_test {
namespace {

/// The start of a money game, and of one at 4-away 7-away with either player on roll.
const char* const kOpening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
const char* const kMatch = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:0:0:7:10";
const char* const kOthersMatch = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:3:0:0:7:10";

GameState state(const char* xgid)
{
    return *state_from_xgid(xgid);
}

CubeEvaluation judged(const CubeModel& model, const char* xgid, int plies = 0)
{
    NetEngine engine({.threads = 1, .cube_model = model});
    return *engine.judge_cube(state(xgid), level_of_plies(plies));
}

/// What a position is worth without a double, by the model itself.
double by_model(const char* xgid, const CubeEfficiency& x)
{
    const GameState position = state(xgid);
    const Chances chances = judged({}, xgid).chances;
    return NetEngine({.threads = 1})
        .cube_context(position)
        .cubeful(chances, position.on_roll, position.cube, x);
}

CubeModel fixed(double x)
{
    return {.efficiency = CubeEfficiency::uniform(x)};
}

TEST(EngineCubeModel, IsTheEfficiencyByWhichItJudges)
{
    for (const char* const xgid : {kOpening, kMatch}) {
        for (const double x : {0.0, 0.5, 1.0}) {
            EXPECT_NEAR(judged(fixed(x), xgid).decision.values.no_double,
                        by_model(xgid, CubeEfficiency::uniform(x)), 1e-9)
                << xgid << " x " << x;
        }
        const GameState position = state(xgid);
        EXPECT_NEAR(judged({}, xgid).decision.values.no_double,
                    by_model(xgid, cube_efficiency(board_of(position.position, position.on_roll))), 1e-9);
        EXPECT_NE(judged(fixed(.5), xgid, 1).decision.values, judged({}, xgid, 1).decision.values);
    }
}

TEST(EngineCubeModel, KnowsWhoseEfficiencyIsWhich)
{
    const CubeModel refined{.efficiency = CubeEfficiency::refined(.5, .8)};
    const CubeModel reverse{.efficiency = CubeEfficiency::refined(.8, .5)};
    // The player who decides has the same one, whoever he is; one roll ahead the other is on roll.
    for (const int plies : {0, 1}) {
        const double first = judged(refined, kMatch, plies).decision.values.double_take;
        EXPECT_NE(first, judged(reverse, kMatch, plies).decision.values.double_take);
    }
    EXPECT_NEAR(judged(refined, kOthersMatch).decision.values.double_take,
                NetEngine({.threads = 1})
                    .cube_context(state(kOthersMatch))
                    .cubeful(judged({}, kOthersMatch).chances, state(kOthersMatch).on_roll,
                             {.value = 2, .owner = opponent(state(kOthersMatch).on_roll)},
                             *refined.efficiency),
                1e-9);
}

TEST(EngineCubeModel, JumpsInMoneyGamesAndInMatches)
{
    const CubeModel jumps{.volatility = .08};
    for (const char* const xgid : {kOpening, kMatch}) {
        const Chances chances = judged({}, xgid).chances;
        const CubeEfficiency x = PreparedCubeModel(jumps).efficiency(outcome_mix(chances), true);
        EXPECT_NEAR(x.centered.at(0), .72, .02);
        EXPECT_NEAR(judged(jumps, xgid).decision.values.no_double, by_model(xgid, x), 1e-9) << xgid;
    }
}

TEST(EngineCubeModel, LooksAtTheNextRollIfJumpsAreThoseOfThePosition)
{
    NetEngine engine({.threads = 1, .cube_model = {.volatility = .08, .local = true}});
    const GameState position = state(kOpening);
    const double local = local_volatility(engine.evaluator(), board_of(position.position, position.on_roll));
    EXPECT_NEAR(local, .05, .03);
    const CubeEvaluation ranked = *engine.judge_cube(position, level_of_plies(0));
    const CubeContext context = engine.cube_context(position);
    const CubeEfficiency x = context.model()->local_efficiency(outcome_mix(ranked.chances), local);
    EXPECT_NEAR(ranked.decision.values.no_double, by_model(kOpening, x), 1e-9);
    EXPECT_NE(ranked.decision.values, judged({.volatility = .08}, kOpening).decision.values);
}

TEST(EngineCubeModel, IsThatOfRolloutsToo)
{
    const RolloutSettings settings{.trials = 36, .truncated_at = 3};
    const auto value = [&](const CubeModel& model) {
        const NetEngine engine({.threads = 1, .cube_model = model});
        return roll_out_cube(engine, state(kMatch), settings, 1)->no_double.equity;
    };
    EXPECT_NE(value(fixed(0)), value(fixed(1)));
}

TEST(EngineCubeModel, GoesAlongWithOtherThreads)
{
    const NetEngine engine({.threads = 1, .cube_model = fixed(.3)});
    NetEngine other(engine, 2);
    EXPECT_EQ(other.judge_cube(state(kOpening), level_of_plies(0))->decision.values,
              judged(fixed(.3), kOpening).decision.values);
}

}  // namespace
}  // namespace gammonkit::engine_cube_model_test
