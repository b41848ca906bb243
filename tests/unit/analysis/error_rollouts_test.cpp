#include "analysis/annotate/annotate.hpp"
#include "formats/mat/format.hpp"

#include <gtest/gtest.h>

namespace gammonkit::error_rollouts_test {
namespace {

const char* const kMatch = " 3 point match\n\n"
                           " Game 1\n"
                           " Al : 0                              Bo : 0\n"
                           "  1) 21: 6/5 6/4                     62: 24/18 13/11\n"
                           "  2)  Doubles => 2                    Takes\n"
                           "  3) 31: 8/5 6/5\n";

/// The match, judged with rollouts of a few short games.
Collection rolled_out(double above)
{
    CollectingReporter reporter;
    Collection collection = read_mat(SourceText("match.mat", kMatch), {}, reporter).value();
    const NetEngine engine({.threads = 1});
    AnnotateSettings settings{.depth = *depth_named("fast")};
    settings.rollouts = ErrorRollouts{.settings = {.trials = 36, .truncated_at = 2}, .above = above};
    EXPECT_TRUE(annotate(collection, engine, settings, 1).has_value());
    return collection;
}

const Turn& turn_of(const Collection& collection, std::size_t index)
{
    return collection.matches[0].games[0].turns[index];
}

TEST(ErrorRollouts, AreRecordedWithTheirSettings)
{
    const Collection collection = rolled_out(0.05);
    const PlayAnalysis& analysis = turn_of(collection, 0).plays[0];
    ASSERT_TRUE(analysis.played);
    EXPECT_EQ(to_string(analysis.candidates[*analysis.played].play), "6/5 6/4");
    EXPECT_EQ(*analysis.played, 2U);
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i)
        EXPECT_EQ(analysis.candidates[i].assessment->rollout.has_value(), i < 3);
    const RolloutRecord& rollout = *analysis.candidates[0].assessment->rollout;
    EXPECT_EQ(rollout.trials, 36);
    EXPECT_EQ(rollout.context->truncated_at, 2);
    EXPECT_GT(number_of(*rollout.standard_error->cubeful), 0);
    EXPECT_EQ(turn_of(collection, 0).marks.play, SkillMark::very_bad);
}

TEST(ErrorRollouts, ReplaceBothSidesOfAWrongDouble)
{
    const Collection collection = rolled_out(0.05);
    const CubeAnalysis& analysis = turn_of(collection, 2).cubes[0];
    ASSERT_TRUE(analysis.no_double.rollout);
    EXPECT_EQ(analysis.no_double.rollout->trials, analysis.double_take.rollout->trials);
    EXPECT_TRUE(analysis.double_take.estimate.mwc);
    EXPECT_EQ(analysis, turn_of(collection, 3).cubes[0]);
}

TEST(ErrorRollouts, LeaveAloneWhatIsNotWrongEnough)
{
    const Collection collection = rolled_out(2);
    EXPECT_FALSE(turn_of(collection, 0).plays[0].candidates[0].assessment->rollout);
    EXPECT_FALSE(turn_of(collection, 2).cubes[0].no_double.rollout);
}

}  // namespace
}  // namespace gammonkit::error_rollouts_test
