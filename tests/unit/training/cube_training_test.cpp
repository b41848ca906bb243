#include "model/identifiers/xgid.hpp"
#include "training/cube_decisions/decision_rollout.hpp"
#include "training/cube_decisions/draw.hpp"
#include "training/cube_decisions/score.hpp"
#include "training/cube_efficiency/efficiency_learner.hpp"

#include <gtest/gtest.h>

namespace gammonkit::training {
namespace {

NetEngine engine_with_tables()
{
    return NetEngine({.threads = 1, .tables = *bearoff::standard_tables({})});
}

TEST(CubeDecisions, AreClose)
{
    NetEngine judge = engine_with_tables();
    std::vector<GameState> drawn;
    draw_cube_decisions(judge, {.money = 12, .matches = 6, .plies = 0},
                        [&](const GameState& state) { drawn.push_back(state); });
    ASSERT_GE(drawn.size(), 6U);
    EXPECT_TRUE(drawn.front().rules.is_money());
    EXPECT_FALSE(drawn.back().rules.is_money());
    for (const GameState& state : drawn) {
        const CubeSides sides = judge.judge_cube(state, level_of_plies(0))->decision.normalized;
        EXPECT_LT(std::min(std::abs(sides.doubled() - sides.no_double), std::abs(sides.double_take - 1)), .1);
        EXPECT_EQ(xgid(*state_from_xgid(xgid(state))), xgid(state));
    }
}

TEST(CubeDecisions, AreRolledOutInTheirOrderAndComeBackFromTheTable)
{
    const char* const list = "XGID=--CA-B---------------cabb-:0:0:1:00:0:0:0:0:10\n"
                             "XGID=--CB-B---------------cabb-:1:1:1:00:0:0:0:0:10\n";
    const std::vector<GameState> states = *read_cube_decisions(list);
    std::string table(kDecisionColumns);
    roll_out_cube_decisions(engine_with_tables(), states, {.trials = 36}, 2,
                            [&](const DecisionRollout& decision) { table += in_line(decision); });
    const std::vector<DecisionRollout> read = *read_rolled_out_decisions(table);
    ASSERT_EQ(read.size(), 2U);
    EXPECT_EQ(read[0].state, states[0]);
    EXPECT_EQ(read[1].state, states[1]);
    EXPECT_EQ(read[0].trials, 36);
    EXPECT_EQ(in_line(read[0]), table.substr(kDecisionColumns.size(), in_line(read[0]).size()));
    const std::vector<CubeScore> scores = [&] {
        NetEngine judge = engine_with_tables();
        return score_cube_decisions(judge, read, 0);
    }();
    EXPECT_EQ(scores.back().decisions, 2);
    EXPECT_LT(scores.back().no_double_error, .2);
}

TEST(CubeDecisions, TellWhereTheirTableIsDamaged)
{
    EXPECT_EQ(read_rolled_out_decisions("xgid\nXGID=nonsense\t1").error().message,
              "line 2: expected 7 columns");
    EXPECT_FALSE(read_cube_decisions("XGID=nonsense"));
}

TEST(LeastSquares, FindsALine)
{
    LeastSquares equations(2);
    for (const double x : {0., 1., 2., 3.})
        equations.add(std::array{100., 100 * x}, 100 * (1 + 2 * x));
    const std::vector<double> found = equations.solution();
    EXPECT_NEAR(found[0], 1, .01);
    EXPECT_NEAR(found[1], 2, .01);
}

TEST(EfficiencyLearner, ComesNearerToWhatIsSeenOneRollAhead)
{
    EfficiencyLearner learner(rolled_boards(2000, 1));
    const double before = learner.learn();
    double after = before;
    for (int round = 0; round < 4; ++round)
        after = learner.learn();
    EXPECT_LT(after, .95 * before);
}

}  // namespace
}  // namespace gammonkit::training
