#include "report/render/animation/timed_scenes.hpp"

#include "model/identifiers/identifier.hpp"
#include "tests/support/recording_canvas.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace gammonkit::timed_scenes_test {
namespace {

BoardScene start()
{
    const std::string_view id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    return {.state = state_from_identifier(id).value().state, .names = {"Ann", "Bob"}};
}

const Play kPlay{{Point{8}, Point{5}}, {Point{6}, Point{5}}};

TEST(ScenesOfPlay, BeginWithTheRollAndEndWithTheBoardAfterIt)
{
    const std::vector<TimedScene> scenes = scenes_of_play(start(), kPlay);
    EXPECT_EQ(scenes.front().scene.state, start().state);
    EXPECT_EQ(scenes.back().scene.state.position.checkers(Player::second, Point{5}), 2);
    EXPECT_EQ(scenes.back().scene.moving.has_value(), false);
    EXPECT_GT(scenes.size(), 20U);
    for (const TimedScene& timed : scenes)
        EXPECT_GE(timed.milliseconds, 20);
}

TEST(ScenesOfPlay, LeaveOutWhatCannotBeDone)
{
    const std::vector<TimedScene> scenes = scenes_of_play(start(), {{Point{23}, Point{20}}});
    ASSERT_EQ(scenes.size(), 1U);
    EXPECT_EQ(scenes.front().scene.state.position, start().state.position);
}

TEST(ScenesOfPlay, MoveOneCheckerAndLoseNone)
{
    const Color face = built_in_theme("classic")->checkers.second.face;
    for (const TimedScene& timed : scenes_of_play(start(), kPlay)) {
        BoardScene scene = timed.scene;
        scene.state.dice.reset();
        RecordingCanvas canvas;
        paint_board(canvas, {0, 0, 176, 160}, scene, built_in_theme("classic").value());
        EXPECT_EQ(std::ranges::count_if(canvas.circles,
                                        [&](const RecordingCanvas::Circle& circle) {
                                            return circle.style.fill == face && circle.style.outline;
                                        }),
                  15 + 1);  // And one beside the name.
    }
}

TEST(ScenesOfGame, ShowEveryRollAndTheEnd)
{
    const auto roll = [](Player player, Dice dice, const Play& play) {
        return Turn{.player = player, .action = CheckerPlay{.dice = dice, .play = play}};
    };
    Match match;
    match.games.push_back({.turns = {roll(Player::first, *Dice::from(3, 1), kPlay),
                                     roll(Player::second, *Dice::from(3, 1), kPlay)}});
    const BoardScene look{.names = {"Ann", "Bob"}, .with_pips = false};
    const std::vector<TimedScene> scenes = scenes_of_game(match, 0, look);
    EXPECT_EQ(scenes.front().scene.state.on_roll, Player::first);
    EXPECT_EQ(scenes.front().scene.state.dice, (*Dice::from(3, 1)));
    EXPECT_FALSE(scenes.front().scene.with_pips);
    for (const Player player : kPlayers)
        EXPECT_EQ(scenes.back().scene.state.position.checkers(player, Point{5}), 2);
}

}  // namespace
}  // namespace gammonkit::timed_scenes_test
