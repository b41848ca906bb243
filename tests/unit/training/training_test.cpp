#include "training/self_play.hpp"

#include "analysis/evaluate/net.hpp"
#include "analysis/evaluate/position_class.hpp"
#include "analysis/evaluate/shipped_nets.hpp"
#include "analysis/successors.hpp"
#include "support/files/file.hpp"
#include "tests/unit/model/random_positions.hpp"
#include "training/duel.hpp"
#include "training/filter_costs.hpp"
#include "training/rounding.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <numeric>

namespace gammonkit {
namespace {

std::vector<LabeledSample> samples()
{
    std::vector<LabeledSample> samples;
    for (int index = 0; index < 64; ++index) {
        const float part = static_cast<float>(index) / 64;
        samples.push_back({.board = board_of(random_position(index), Player::first),
                           .target = {part, part / 2, part / 8, (1 - part) / 2, (1 - part) / 8}});
    }
    return samples;
}

/// What a net makes of the boards of the samples.
std::vector<Chances> said_by(const NetWeights& weights)
{
    std::vector<Board> boards;
    for (const LabeledSample& sample : samples())
        boards.push_back(sample.board);
    std::vector<Chances> chances(boards.size());
    Net::Scratch scratch;
    Net(weights).evaluate(boards, chances, scratch);
    return chances;
}

TEST(Trainer, LearnsWhatItIsTold)
{
    ThreadPool threads(1);
    Trainer trainer(NetWeights::random({64, 64}, 1), threads);
    const std::vector<LabeledSample> lesson = samples();
    const float before = trainer.learn(lesson, 1e-3F);
    float after = before;
    for (int step = 0; step < 300; ++step)
        after = trainer.learn(lesson, 1e-3F);
    EXPECT_LT(after, before / 20);
}

TEST(Trainer, LearnsTheSameWithMoreThreads)
{
    std::vector<LabeledSample> lesson;
    for (int copy = 0; copy < 5; ++copy) {
        for (const LabeledSample& sample : samples())
            lesson.push_back(sample);
    }
    const auto learned_with = [&lesson](int count) {
        ThreadPool threads(count);
        Trainer trainer(NetWeights::random({64, 64}, 1), threads);
        for (int step = 0; step < 3; ++step)
            trainer.learn(lesson, 1e-3F);
        return trainer.state();
    };
    EXPECT_EQ(learned_with(1), learned_with(3));
}

TEST(SimplifiedNet, PlaysTheSameAndCompressesBetter)
{
    for (const std::vector<int>& widths : {std::vector{128, 64}, {128, 128, 64}, {64, 128, 64, 64}}) {
        const NetWeights net = NetWeights::random(widths, 1);
        const NetWeights simple = simplified(net);
        const std::vector<Chances> before = said_by(net);
        const std::vector<Chances> after = said_by(simple);
        for (std::size_t i = 0; i < before.size(); ++i)
            EXPECT_EQ(cubeless_equity(after[i]), cubeless_equity(before[i]));
        const std::string bytes = write_net(simple);
        EXPECT_EQ(write_net(simplified(simple)), bytes);
        EXPECT_LT(gzip(bytes)->size(), gzip(write_net(net))->size());
    }
}

TEST(SimplifiedNet, IsEachThatShips)
{
    std::vector<NetWeights> nets{shipped_ordering_net()};
    for (std::size_t stage = 0; stage < kStages; ++stage)
        nets.push_back(shipped_net(static_cast<Stage>(stage)));
    for (const NetWeights& net : nets)
        EXPECT_EQ(write_net(simplified(net)), write_net(net));
}

TEST(Trainer, GoesOnWhereItStopped)
{
    ThreadPool threads(1);
    Trainer first(NetWeights::random({64}, 1), threads);
    first.learn(samples(), 1e-3F);
    Trainer second(first.average(), threads);
    second.restore(first.state());
    first.learn(samples(), 1e-3F);
    second.learn(samples(), 1e-3F);
    EXPECT_EQ(first.state(), second.state());
    EXPECT_EQ(write_net(first.average()), write_net(second.average()));
}

TEST(RoundedSecondLayer, IsWhatPlays)
{
    const NetWeights net = NetWeights::random({64, 128, 64}, 1);
    NetWeights rounded;
    round_second_layer(net, net.layers.front().limits, rounded);
    EXPECT_NE(rounded.layers[1].weights, net.layers[1].weights);
    const std::vector<Chances> before = said_by(net);
    const std::vector<Chances> after = said_by(rounded);
    for (std::size_t i = 0; i < before.size(); ++i)
        EXPECT_EQ(cubeless_equity(after[i]), cubeless_equity(before[i]));
}

TEST(Trainer, LearnsByRoundedWeightsToo)
{
    ThreadPool threads(1);
    const NetWeights net = NetWeights::random({64, 64}, 1);
    const std::span<const float> limits = net.layers.front().limits;
    Trainer trainer(net, threads);
    Trainer other(net, threads);
    const std::vector<LabeledSample> lesson = samples();
    const float before = trainer.learn(lesson, 1e-3F, limits);
    EXPECT_NE(before, other.learn(lesson, 1e-3F));
    float after = before;
    for (int step = 0; step < 300; ++step)
        after = trainer.learn(lesson, 1e-3F, limits);
    EXPECT_LT(after, before / 20);
}

TEST(ToldCounts, SaysTheSame)
{
    const NetWeights net = NetWeights::random({64, 64}, 3);
    const NetWeights counts = told_counts(net);
    EXPECT_EQ(counts.encoding(), Encoding::counts);
    const std::vector<Chances> before = said_by(net);
    const std::vector<Chances> after = said_by(counts);
    for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_NEAR(after[i].win, before[i].win, 1e-5);
        EXPECT_NEAR(after[i].lose_gammon, before[i].lose_gammon, 1e-5);
    }
}

TEST(ToldCounts, CanLearnWhatTheOthersCannot)
{
    // Whether the number of checkers off is odd.
    std::vector<LabeledSample> lesson;
    for (std::uint8_t off = 0; off < 15; ++off) {
        Board board{.own = {off, static_cast<std::uint8_t>(15 - off)}, .other = {0, 15}};
        lesson.push_back({.board = board, .target = {.win = off % 2 == 0 ? 0.0F : 1.0F}});
    }
    const auto error_after_learning = [&](NetWeights net) {
        ThreadPool threads(1);
        Trainer trainer(std::move(net), threads);
        float error = 1;
        for (int step = 0; step < 1000; ++step)
            error = trainer.learn(lesson, 1e-3F);
        return error;
    };
    const NetWeights net = NetWeights::random({64}, 1);
    EXPECT_LT(error_after_learning(told_counts(net)), error_after_learning(net) / 100);
}

Evaluator untrained()
{
    Nets nets;
    nets.stages.fill(NetWeights::random({64}, 1));
    nets.ordering = NetWeights::random({64}, 2);
    return Evaluator(nets);
}

TEST(SelfPlay, PlaysEveryGameToItsEnd)
{
    const Evaluator evaluator = untrained();
    Random random(1);
    const std::vector<SelfPlayedGame> played = play_games(evaluator, 20, {.games = 8}, random);
    ASSERT_EQ(played.size(), 20U);
    for (const SelfPlayedGame& game : played) {
        EXPECT_GT(game.boards.size(), 10U);
        EXPECT_EQ(game.end.win, 0);
    }
}

bool has_all_checkers(const Side& side)
{
    return std::accumulate(side.begin(), side.end(), 0) == Position::kMostCheckers;
}

TEST(SelfPlay, BeginsOddGamesWithAllCheckersAndSomeBackGames)
{
    const Evaluator evaluator = untrained();
    Random random(1);
    const std::vector<SelfPlayedGame> played =
        play_games(evaluator, 40, {.games = 8, .odd_starts = 1}, random);
    const auto back_games = std::ranges::count_if(played, [](const SelfPlayedGame& game) {
        return stage_of(game.boards.front().board) == Stage::back_game;
    });
    EXPECT_GE(back_games, 5);
    for (const SelfPlayedGame& game : played) {
        const Board& start = game.boards.front().board;
        EXPECT_TRUE(has_all_checkers(start.own) && has_all_checkers(start.other));
    }
}

TEST(SelfPlay, BeginsOddGamesOfContactWithTwoStrongBoardsToo)
{
    const Evaluator evaluator = untrained();
    Random random(1);
    const std::vector<SelfPlayedGame> played =
        play_games(evaluator, 40, {.games = 8, .odd_starts = 1, .odd_stage = Stage::contact}, random);
    const auto is_strong = [](const Side& side) {
        const auto made = std::count_if(side.begin() + 1, side.begin() + 9, [](int n) { return n > 1; });
        return made >= 4 && std::accumulate(side.begin() + 19, side.end(), 0) > 0;
    };
    int both_strong = 0;
    for (const SelfPlayedGame& game : played) {
        const Board& start = game.boards.front().board;
        EXPECT_TRUE(has_all_checkers(start.own) && has_all_checkers(start.other));
        both_strong += is_strong(start.own) && is_strong(start.other) ? 1 : 0;
    }
    EXPECT_GE(both_strong, 10);
}

TEST(RandomRace, KeepsItsSidesApartAndBelowTheirHighestPoint)
{
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        const Board board = random_race(12, random);
        EXPECT_TRUE(is_race(board));
        EXPECT_LE(rearmost(board.own), 12);
        EXPECT_LE(rearmost(board.other), 12);
        EXPECT_TRUE(has_all_checkers(board.own) && has_all_checkers(board.other));
    }
}

TEST(SelfPlay, IsDividedIntoStages)
{
    const Evaluator evaluator = untrained();
    Random random(1);
    const std::vector<SelfPlayedGame> played = play_games(evaluator, 10, {.games = 8}, random);
    std::array<std::vector<SelfPlayedGame>, kStages> parts;
    for (std::size_t stage = 0; stage < parts.size(); ++stage)
        parts[stage] = parts_in_stage(static_cast<Stage>(stage), played);
    std::array<std::size_t, kStages> next{};
    for (const auto& [boards, end] : played) {
        for (std::size_t at = 0; at < boards.size();) {
            const auto stage = static_cast<std::size_t>(stage_of(boards[at].board));
            ASSERT_LT(next[stage], parts[stage].size());
            const SelfPlayedGame& part = parts[stage][next[stage]++];
            EXPECT_EQ(part.boards.front().board, boards[at].board);
            for (const LabeledSample& sample : part.boards)
                EXPECT_EQ(static_cast<std::size_t>(stage_of(sample.board)), stage);
            at += part.boards.size();
            EXPECT_EQ(part.end.win, at == boards.size() ? end.win : boards[at].target.win);
        }
    }
    for (std::size_t stage = 0; stage < parts.size(); ++stage) {
        EXPECT_GT(next[stage], 0U);
        EXPECT_EQ(next[stage], parts[stage].size());
    }
}

TEST(SelfPlay, FollowsSiblingsForTheirRolls)
{
    const Evaluator evaluator = untrained();
    Random random(1);
    const std::vector<SelfPlayedGame> played =
        play_games(evaluator, 4, {.games = 2, .siblings = 2, .branch = 3}, random);
    const auto is_branch = [](const SelfPlayedGame& game) { return game.boards.size() <= 3; };
    const auto branches = std::ranges::count_if(played, is_branch);
    EXPECT_GT(branches, 100);
    EXPECT_EQ(static_cast<long>(played.size()) - branches, 4);
}

TEST(TdSamples, LookAtTheEndOnlyIfLambdaIsOne)
{
    SelfPlayedGame game;
    game.boards.resize(2);
    game.boards[1].target = {.win = 0.25F};
    const std::vector<LabeledSample> by_end = td_samples({game}, 1);
    EXPECT_FLOAT_EQ(by_end[0].target.win, 1);
    EXPECT_FLOAT_EQ(by_end[1].target.win, 0);
    const std::vector<LabeledSample> by_next = td_samples({game}, 0);
    EXPECT_FLOAT_EQ(by_next[0].target.win, 1);
    EXPECT_FLOAT_EQ(by_next[1].target.win, 0.75F);
}

TEST(SamplesWithoutLuck, CarryBackWhatTheNetWasWrongAbout)
{
    std::vector<SelfPlayedGame> games(2);
    games[0].boards.resize(1);
    games[1].boards.resize(3);
    for (LabeledSample& sample : games[1].boards)
        sample.target = {.win = 0.5F, .lose_gammon = 0.125F};
    games[1].end = {.win = 0.75F};
    const Chances right{.win = 0.5F, .lose_gammon = 0.125F};
    const Chances wrong{.win = 0.375F, .lose_gammon = 0.25F};
    const std::vector<Chances> values{{.win = 0.625F}, {.win = 0.25F}, right, wrong};

    const std::vector<LabeledSample> alone = samples_without_luck(games, values, 0);
    const std::vector<LabeledSample> together = samples_without_luck(games, values, 0.5);
    ASSERT_EQ(together.size(), 4U);
    EXPECT_FLOAT_EQ(together[0].target.win, 0.625F);
    // The boards of a game come from the last to the first.
    EXPECT_FLOAT_EQ(together[1].target.win, 0.375F);
    EXPECT_FLOAT_EQ(alone[2].target.win, 0.5F);
    EXPECT_FLOAT_EQ(together[2].target.win, 0.5625F);
    EXPECT_FLOAT_EQ(together[2].target.win_gammon, 0.0625F);
    EXPECT_FLOAT_EQ(together[2].target.lose_gammon, 0.125F);
    EXPECT_FLOAT_EQ(alone[3].target.win, 0.25F);
    EXPECT_FLOAT_EQ(together[3].target.win, 0.21875F);
    EXPECT_FLOAT_EQ(together[3].target.lose_gammon, 0.03125F);
}

TEST(SamplesWithoutLuck, AreChances)
{
    SelfPlayedGame game;
    game.boards.resize(2);
    game.boards[1].target = {.win = 0.5F};
    const std::vector<LabeledSample> samples =
        samples_without_luck({game}, {{.win = 0.875F}, {.win = 0.125F}}, 1);
    EXPECT_FLOAT_EQ(samples[1].target.win, 1);
}

Nets nets_of(const NetWeights& net)
{
    Nets nets;
    nets.stages.fill(net);
    nets.ordering = NetWeights::random({64}, 4);
    return nets;
}

TEST(Duel, OfAnEngineAgainstItselfHasNoWinner)
{
    const Evaluator evaluator = Evaluator::shipped();
    const DuelResult result = duel(evaluator, evaluator, 40, 1, 2);
    EXPECT_EQ(result.games, 80);
    EXPECT_EQ(result.points, 0);
    EXPECT_EQ(result.standard_error, 0);
}

TEST(Duel, IsWonByTheEngineThatKnowsTheGame)
{
    const DuelResult result =
        duel(Evaluator::shipped(), Evaluator(nets_of(NetWeights::random({64}, 3))), 20, 1, 2);
    EXPECT_GT(result.points, 1);
    EXPECT_GT(result.standard_error, 0);
}

TEST(FilterCosts, OfNarrowerFiltersAreLower)
{
    const Evaluator evaluator = Evaluator::shipped();
    std::vector<Board> boards;
    add_successors(boards, board_of(starting_position(Variant::standard), Player::first), *Dice::from(2, 1));
    std::vector<ReferenceDecision> decisions(1);
    for (const Board& board : boards)
        decisions[0].push_back(
            {.board = board, .equities = {-0.01 * static_cast<double>(decisions[0].size())}});
    const std::vector<training::FilterCost> costs = training::filter_costs(evaluator, decisions);
    const auto with = [&costs](const MoveFilter& first, const std::optional<MoveFilter>& second) {
        return *std::ranges::find_if(costs, [&](const training::FilterCost& cost) {
            return cost.first == first && cost.second == second;
        });
    };
    const training::FilterCost normal = with({0, 8, 0.16}, {});
    const training::FilterCost narrow = with({0, 8, 0.16}, MoveFilter{0, 1, 0.01});
    EXPECT_EQ(normal.looked_ahead_1, 0);
    EXPECT_GT(normal.looked_ahead_2, 2);
    EXPECT_LE(normal.looked_ahead_2, 9);
    EXPECT_EQ(narrow.looked_ahead_1, normal.looked_ahead_2);
    EXPECT_LE(narrow.looked_ahead_2, 2);
    EXPECT_EQ(costs.back().first.extra, 1000);
    EXPECT_TRUE(training::filter_costs(evaluator, {}).empty());
}

}  // namespace
}  // namespace gammonkit
