#include "analysis/annotate/annotate.hpp"
#include "analysis/annotate/luck.hpp"
#include "formats/mat/format.hpp"
#include "model/identifiers/xgid.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

const NetEngine& shared_engine()
{
    static const NetEngine engine({.threads = 1});
    return engine;
}

/// A match of two plays, an offer and its answer.
Collection judged_by(const AnnotateSettings& settings)
{
    CollectingReporter reporter;
    const char* const match = " 3 point match\n\n"
                              " Game 1\n"
                              " Al : 0                              Bo : 0\n"
                              "  1)                                 31: 8/5 6/5\n"
                              "  2) 62: 24/18 13/11                 44: 24/20 24/20 13/9 13/9\n"
                              "  3)  Doubles => 2                    Takes\n";
    Collection collection = read_mat(SourceText("match.mat", match), {}, reporter).value();
    EXPECT_TRUE(annotate(collection, shared_engine(), settings, 1).has_value());
    return collection;
}

const Turn& turn_at(const Collection& collection, std::size_t index)
{
    return collection.matches[0].games[0].turns[index];
}

AnnotateSettings fast()
{
    return {.depth = *depth_named("fast")};
}

GameState state_of(std::string_view id)
{
    return *state_from_xgid(id);
}

TEST(AnnotateSettings, JudgeOnlyThePartsThatAreWanted)
{
    AnnotateSettings settings = fast();
    settings.parts = {.plays = true, .cube = false, .luck = false};
    const Collection plays = judged_by(settings);
    EXPECT_FALSE(turn_at(plays, 1).plays.empty());
    EXPECT_TRUE(turn_at(plays, 1).cubes.empty());
    EXPECT_TRUE(turn_at(plays, 3).cubes.empty());
    EXPECT_FALSE(turn_at(plays, 1).luck);

    settings.parts = {.plays = false, .cube = true, .luck = true};
    const Collection others = judged_by(settings);
    EXPECT_TRUE(turn_at(others, 1).plays.empty());
    EXPECT_FALSE(turn_at(others, 1).cubes.empty());
    EXPECT_FALSE(turn_at(others, 3).cubes.empty());
    EXPECT_TRUE(turn_at(others, 1).luck);
}

TEST(AnnotateSettings, LookAheadForTheCubeAsFarAsTheySay)
{
    AnnotateSettings settings = fast();
    settings.depth.cube = level_of_plies(1);
    const Collection collection = judged_by(settings);
    EXPECT_EQ(turn_at(collection, 3).cubes[0].no_double.context->plies, 1);
    EXPECT_EQ(turn_at(collection, 1).plays[0].candidates[0].assessment->context->plies, 0);
}

TEST(AnnotateSettings, WriteHowPlaysWereJudged)
{
    AnnotateSettings settings = fast();
    settings.depth.screen.context.cubeful = false;
    settings.depth.level = settings.depth.screen;
    const Collection collection = judged_by(settings);
    const Candidate& best = turn_at(collection, 1).plays[0].candidates[0];
    EXPECT_FALSE(best.assessment->context->cubeful);
    EXPECT_TRUE(best.assessment->estimate.cubeless);
    EXPECT_FALSE(best.assessment->estimate.cubeful);
}

TEST(AnnotateSettings, LookAheadForLuck)
{
    const GameState opening = state_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    const Dice dice = *Dice::from(5, 5);
    double sum = 0;
    for (const WeightedRoll& roll : kAllRolls)
        sum += static_cast<double>(roll.probability) * luck_of(opening, roll.dice, shared_engine(), 1);
    EXPECT_NEAR(sum, 0, 1e-9);
    EXPECT_NE(luck_of(opening, dice, shared_engine(), 1), luck_of(opening, dice, shared_engine()));
    EXPECT_NEAR(luck_of(opening, dice, shared_engine(), 1), luck_of(opening, dice, shared_engine()), 0.1);
}

// The first play of GNU Backgammon 1.07 has -0.065 without the cube: 2 x 0.460 - 1 + 0.081 - 0.066, with
// gammons although the Jacoby rule is on.
TEST(CubelessLevel, WeighsChancesAlone)
{
    NetEngine engine({.threads = 1});
    Level level = level_of_plies(0);
    level.context.cubeful = false;
    const GameState money = state_of("XGID=---B--EbB---cCb-Ac-eA---A-:0:0:1:31:0:0:1:0:10");
    const auto plays = engine.rank_plays(money, level);
    ASSERT_TRUE(plays.has_value());
    EXPECT_NEAR(plays->front().equity, plays->front().cubeless, 1e-9);
    for (std::size_t i = 1; i < plays->size(); ++i)
        EXPECT_GE((*plays)[i - 1].cubeless, (*plays)[i].cubeless);
}

TEST(CubelessLevel, DecidesAboutTheCubeByTheModel)
{
    NetEngine engine({.threads = 1});
    Level level = level_of_plies(0);
    const GameState money = state_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    const auto cubeful = engine.judge_cube(money, level);
    level.context.cubeful = false;
    const auto cubeless = engine.judge_cube(money, level);
    EXPECT_NEAR(cubeless->decision.normalized.no_double, cubeful->decision.normalized.no_double, 1e-9);
}

TEST(MoveFilters, AreReadFromNumbers)
{
    const auto filters = filters_of_numbers("0:0/8/0.16,2:1/2/0.04", 4);
    ASSERT_TRUE(filters);
    EXPECT_EQ((*filters)[0], (MoveFilter{0, 8, 0.16}));
    EXPECT_FALSE((*filters)[1] || (*filters)[3]);
    EXPECT_EQ((*filters)[2], (MoveFilter{1, 2, 0.04}));
    EXPECT_EQ(filters_of_numbers("0:0/8/0.16,2:1/2/0.04", 1)->size(), 1U);
    for (const char* const wrong :
         {"", "normal", "0:0/8", "0:0/8/x", "9:0/8/0.1", "0:-1/8/0.1", "0:0/8/0.1,0:0/8/0.1", "0:0/8/nan"})
        EXPECT_FALSE(filters_of_numbers(wrong, 4)) << wrong;
}

}  // namespace
}  // namespace gammonkit
