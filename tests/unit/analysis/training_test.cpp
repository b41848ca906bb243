#include "analysis/training/scoring.hpp"
#include "analysis/training/self_play.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

std::vector<Sample> samples()
{
    std::vector<Sample> samples;
    for (int index = 0; index < 64; ++index) {
        const float part = static_cast<float>(index) / 64;
        samples.push_back({.board = board_of(random_position(index), Player::first),
                           .target = {part, part / 2, part / 8, (1 - part) / 2, (1 - part) / 8}});
    }
    return samples;
}

TEST(Trainer, LearnsWhatItIsTold)
{
    Trainer trainer(NetWeights::random({64, 64}, 1));
    const std::vector<Sample> lesson = samples();
    const float before = trainer.learn(lesson, 1e-3F);
    float after = before;
    for (int step = 0; step < 300; ++step)
        after = trainer.learn(lesson, 1e-3F);
    EXPECT_LT(after, before / 20);
}

TEST(Trainer, GoesOnWhereItStopped)
{
    Trainer first(NetWeights::random({64}, 1));
    first.learn(samples(), 1e-3F);
    Trainer second(first.average());
    second.restore(first.state());
    first.learn(samples(), 1e-3F);
    second.learn(samples(), 1e-3F);
    EXPECT_EQ(first.state(), second.state());
    EXPECT_EQ(write_net(first.average()), write_net(second.average()));
}

TEST(SelfPlay, PlaysEveryGameToItsEnd)
{
    const Net net(NetWeights::random({64}, 1));
    Random random(1);
    const SelfPlayResult played = play_games(net, 20, {.games = 8, .siblings = 2}, random);
    ASSERT_EQ(played.games.size(), 20U);
    EXPECT_FALSE(played.siblings.empty());
    for (const PlayedGame& game : played.games) {
        EXPECT_GT(game.boards.size(), 10U);
        EXPECT_EQ(game.end.win, 0);
    }
}

TEST(SelfPlay, LeavesBranchesAfterTheirRolls)
{
    const Net net(NetWeights::random({64}, 1));
    const Net ordering(NetWeights::random({64}, 2));
    Random random(1);
    const SelfPlayResult played =
        play_games(net, 4, {.games = 2, .branch = 3, .ordering = &ordering}, random);
    const auto is_branch = [](const PlayedGame& game) { return game.boards.size() <= 3; };
    const auto branches = std::ranges::count_if(played.games, is_branch);
    EXPECT_GT(branches, 50);
    EXPECT_EQ(static_cast<long>(played.games.size()) - branches, 4);
}

TEST(TdSamples, LookAtTheEndOnlyIfLambdaIsOne)
{
    PlayedGame game;
    game.boards.resize(2);
    game.boards[1].target = {.win = 0.25F};
    const std::vector<Sample> by_end = td_samples({game}, 1);
    EXPECT_FLOAT_EQ(by_end[0].target.win, 1);
    EXPECT_FLOAT_EQ(by_end[1].target.win, 0);
    const std::vector<Sample> by_next = td_samples({game}, 0);
    EXPECT_FLOAT_EQ(by_next[0].target.win, 1);
    EXPECT_FLOAT_EQ(by_next[1].target.win, 0.75F);
}

TEST(Scoring, ChargesTheDifferenceToTheBestPlay)
{
    const Net net(NetWeights::random({64}, 1));
    const std::string board = "0 1 2 2 0 3 2 0 0 0 0 0 -3 2 0 0 0 0 -4 -3 -3 2 1 0 -2 0";
    const std::string other = "0 0 2 2 1 3 2 0 0 0 1 0 -3 1 0 0 0 0 -4 -3 -3 2 1 0 -2 0";
    const auto table = [&](std::string_view first, std::string_view second) {
        return "# remark\ndecision\tboard26\troll_equity\n0\t" + board + "\t" + std::string(first) + "\n0\t" +
               other + "\t" + std::string(second) + "\n";
    };
    const double one_way = score(net, table("0.1", "0.3"), 0)->error_rate;
    const double other_way = score(net, table("0.3", "0.1"), 0)->error_rate;
    EXPECT_NEAR(one_way + other_way, 200, 1e-6);
    EXPECT_EQ(score(net, "decision\tboard26\n", 0).error().message,
              "the table lacks a column that scoring needs");
}

}  // namespace
}  // namespace gammonkit
