#include "analysis/engine.hpp"

#include "model/identifiers/xgid.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace gammonkit::engine_test {
namespace {

NetEngine& engine()
{
    static NetEngine engine({.threads = 1});
    return engine;
}

GameState state(std::string_view xgid)
{
    return *state_from_xgid(xgid);
}

const char* const kOpening31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
const char* const kOpening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

TEST(Engine, MakesTheFivePointWithThreeOne)
{
    for (const int plies : {0, 1, 2}) {
        const auto plays = engine().rank_plays(state(kOpening31), level_of_plies(plies));
        ASSERT_TRUE(plays.has_value());
        EXPECT_EQ(to_string(plays->front().play), "8/5 6/5");
        EXPECT_EQ(plays->front().plies, plies);
        EXPECT_NEAR(plays->front().cubeless, 0.16, 0.04);
        EXPECT_EQ(plays->size(), 16U);
    }
}

TEST(Engine, LooksAsFarAheadAtAllPlaysThatItIsToldAlwaysToLookAt)
{
    const GameState opening = state(kOpening31);
    const std::vector<PlayEvaluation> usual = engine().rank_plays(opening, level_of_plies(2)).value();
    std::vector<Position> always;
    for (const std::size_t low : {usual.size() - 1, usual.size() - 2})
        always.push_back(after(opening.position, opening.on_roll, usual[low].play).value());
    const auto plays = engine().rank_plays(opening, level_of_plies(2), {}, always).value();
    EXPECT_EQ(usual.size(), plays.size());
    const auto far = [](const std::vector<PlayEvaluation>& all) {
        return std::ranges::count(all, 2, &PlayEvaluation::plies);
    };
    EXPECT_EQ(far(plays), far(usual) + 2);
    EXPECT_TRUE(std::ranges::is_sorted(plays, std::greater<>(), &PlayEvaluation::plies));
    EXPECT_EQ(plays.front().equity, usual.front().equity);
}

TEST(Engine, DoesNotDoubleAtTheStart)
{
    const auto cube = engine().judge_cube(state(kOpening), level_of_plies(2));
    ASSERT_TRUE(cube.has_value());
    EXPECT_NEAR(cube->chances.win, 0.5215, 0.015);
    EXPECT_NEAR(cube->cubeless, 0.076, 0.03);
    EXPECT_EQ(to_string(cube->decision.verdict), "No double, take");
}

TEST(Engine, SaysTheSameWithAnyNumberOfThreads)
{
    NetEngine several({.threads = 3});
    const auto one = engine().rank_plays(state(kOpening31), level_of_plies(2));
    const auto three = several.rank_plays(state(kOpening31), level_of_plies(2));
    ASSERT_EQ(one->size(), three->size());
    for (std::size_t i = 0; i < one->size(); ++i)
        EXPECT_EQ((*one)[i].equity, (*three)[i].equity);
    EXPECT_EQ(engine().judge_cube(state(kOpening), level_of_plies(2))->decision.values.no_double,
              several.judge_cube(state(kOpening), level_of_plies(2))->decision.values.no_double);
}

TEST(Engine, CanBeStopped)
{
    const auto stop = [](double /*done*/) { return false; };
    const auto plays = engine().rank_plays(state(kOpening31), level_of_plies(2), stop);
    ASSERT_FALSE(plays.has_value());
    EXPECT_EQ(plays.error().code, "interrupted");
}

TEST(Engine, StopsInTheMiddleOfADeepSearch)
{
    int asked = 0;
    const auto stop = [&](double /*done*/) { return ++asked < 20; };
    EXPECT_EQ(engine().judge_cube(state(kOpening), level_of_plies(5), stop).error().code, "interrupted");
}

TEST(Engine, ErrsAsItsLevelSays)
{
    Level level = *level_named("beginner");
    level.context.deterministic_noise = true;
    const auto first = engine().judge_cube(state(kOpening), level);
    const auto again = engine().judge_cube(state(kOpening), level);
    EXPECT_EQ(first->chances.win, again->chances.win);
    level.context.deterministic_noise = false;
    double squares = 0;
    const auto exact = engine().judge_cube(state(kOpening), level_of_plies(0));
    for (int i = 0; i < 40; ++i) {
        const double error =
            double{engine().judge_cube(state(kOpening), level)->chances.win} - double{exact->chances.win};
        squares += error * error;
    }
    // 0.06, give or take four standard errors.
    EXPECT_NEAR(std::sqrt(squares / 40), 0.06, 4 * 0.06 / std::sqrt(80.0));
}

TEST(Engine, CountsInMatchUnitsInAMatch)
{
    GameState double_match_point = state(kOpening31);
    double_match_point.rules.length = 5;
    double_match_point.score = {4, 4};
    const auto plays = engine().rank_plays(double_match_point, level_of_plies(0));
    ASSERT_TRUE(plays.has_value());
    EXPECT_NEAR(plays->front().mwc->value, plays->front().chances.win, 1e-6);
    EXPECT_NEAR(plays->front().equity, 2 * plays->front().chances.win - 1, 1e-6);
    const auto cube = engine().judge_cube(double_match_point, level_of_plies(0));
    EXPECT_EQ(to_string(cube->decision.verdict), "Cube not available");
}

TEST(Engine, RefusesWhatItCannotJudge)
{
    GameState hyper = state(kOpening);
    hyper.rules.variant = Variant::hypergammon_3;
    EXPECT_EQ(engine().judge_cube(hyper, level_of_plies(0)).error().message,
              "the engine has no table for hypergammon-3");
    EXPECT_EQ(engine().rank_plays(state(kOpening), level_of_plies(0)).error().code, "no-dice");
}

TEST(Level, HasTheNamesAndFiltersOfTheField)
{
    EXPECT_EQ(named_levels().size(), 9U);
    const Level world_class = *level_named("world-class");
    EXPECT_EQ(world_class.context.plies, 2);
    ASSERT_EQ(world_class.filters.size(), 2U);
    EXPECT_EQ(world_class.filters[0]->extra, 8);
    EXPECT_FALSE(world_class.filters[1].has_value());
    EXPECT_EQ((*filters_named("large", 3))[2]->extra, 4);
    // As the manual's example has it, and GNU Backgammon 1.07 shows it.
    const std::vector<std::optional<MoveFilter>> four = *filters_named("normal", 4);
    EXPECT_EQ(four[2]->extra, 2);
    EXPECT_EQ(four[2]->threshold, 0.04);
    EXPECT_FALSE(four[1] || four[3]);
    EXPECT_FALSE(filters_named("enormous", 2).has_value());
    EXPECT_DOUBLE_EQ(level_named("beginner")->context.noise, 0.06);
    // As the manual tells, not as 1.07 has them: 0.04, and large filters.
    EXPECT_DOUBLE_EQ(level_named("intermediate")->context.noise, 0.03);
    EXPECT_EQ(level_named("grandmaster")->filters, *filters_named("normal", 3));
    EXPECT_EQ(level_named("casual play")->name, "casual-play");
    EXPECT_EQ(level_named("4ply")->context.plies, 4);
    EXPECT_FALSE(level_named("god").has_value());
}

TEST(CubeLine, BranchesWhereEitherMayDouble)
{
    const CubeContext context = CubeContext::money({});
    const CubeLine line(context, {}, 2);
    const std::size_t first = *line.doubled(0, Player::first);
    EXPECT_EQ(line.cube(first), (Cube{2, Player::second}));
    EXPECT_FALSE(line.doubled(first, Player::first).has_value());
    EXPECT_EQ(line.cube(*line.doubled(first, Player::second)), (Cube{4, Player::first}));
    EXPECT_EQ(line.size(), 5U);
}

}  // namespace
}  // namespace gammonkit::engine_test
