#include "model/transform/leave_out.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// A play and a double, each with all that can be said of it, and a remark.
Match told()
{
    Turn play{.player = Player::first,
              .marks = {.play = SkillMark::bad, .cube = SkillMark::doubtful, .luck = LuckMark::lucky},
              .action = CheckerPlay{.dice = *Dice::from(3, 1)},
              .comment = "why?",
              .luck = Value(Emg{0.1}),
              .plays = {PlayAnalysis{}},
              .cubes = {CubeAnalysis{}}};
    Turn doubled = play;
    doubled.action = Double{};
    Match match{.comment = "a match"};
    match.games = {{.turns = {play, doubled, Turn{.action = Remark{}, .comment = "coffee"}}}};
    return match;
}

std::vector<Turn> without(const LeftOut& parts)
{
    Match match = told();
    leave_out(match, parts);
    return match.games.front().turns;
}

TEST(LeaveOut, TakesAnalysesOfOneKind)
{
    const std::vector<Turn> turns = without({.plays = true, .play_marks = true});
    EXPECT_TRUE(turns[0].plays.empty());
    EXPECT_FALSE(turns[0].cubes.empty());
    EXPECT_EQ(turns[0].marks.play, std::nullopt);
    EXPECT_EQ(turns[0].marks.cube, SkillMark::doubtful);
    EXPECT_EQ(turns[1].marks.play, SkillMark::bad) << "a double is no play";
}

TEST(LeaveOut, TakesTheMarksOfTheCube)
{
    const std::vector<Turn> turns = without({.cubes = true, .cube_marks = true});
    EXPECT_TRUE(turns[0].cubes.empty());
    EXPECT_EQ(turns[0].marks.play, SkillMark::bad);
    EXPECT_EQ(turns[0].marks.cube, std::nullopt);
    EXPECT_EQ(turns[1].marks.play, std::nullopt);
}

TEST(LeaveOut, TakesLuckWithItsMarksOrAlone)
{
    EXPECT_EQ(without({.luck = true})[0].luck, std::nullopt);
    EXPECT_EQ(without({.luck = true})[0].marks.luck, LuckMark::lucky);
    EXPECT_EQ(without({.luck_marks = true})[0].marks.luck, std::nullopt);
}

TEST(LeaveOut, TakesRemarksWithTheirComments)
{
    EXPECT_EQ(without({}).size(), 3U);
    const std::vector<Turn> turns = without({.comments = true});
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(turns[0].comment, "");
    EXPECT_FALSE(turns[0].plays.empty());
}

}  // namespace
}  // namespace gammonkit
