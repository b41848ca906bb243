#include "model/replay.hpp"

#include "tests/unit/model/turns.hpp"

#include <gmock/gmock.h>

namespace gammonkit::replay_test {
namespace {

using testing::ElementsAre;

constexpr Player kAnn = Player::first;
constexpr Player kBob = Player::second;

const Turn kAnnOpens = play(kAnn, 3, 1, {step(8, 5), step(6, 5)});
const Turn kBobAnswers = play(kBob, 6, 5, {step(24, 18), step(18, 13)});

TEST(Replay, TellsWhereItStopped)
{
    const Match match{.games = {Game{.turns = {kAnnOpens, play(kBob, 5, 2, {step(23, 18)}), kAnnOpens}}}};
    const FollowedGame seen = follow(match, 0, Legality::checked);
    EXPECT_THAT(seen.breaks_rules, ElementsAre(false, true, false));
    EXPECT_EQ(seen.turns_followed, 1U);
    EXPECT_EQ(seen.before.size(), 2U);
    EXPECT_EQ(seen.before_turn(2), nullptr);
    EXPECT_EQ(seen.end, seen.before[1]);
}

Game game_at(int number, int first, int second)
{
    return {.number = number, .score = {first, second}};
}

TEST(CrawfordGames, AreTheFirstInWhichOnePlayerIsOneAway)
{
    Match match{.rules = {.length = 5}, .games = {game_at(1, 0, 0), game_at(2, 4, 0), game_at(3, 4, 2)}};
    EXPECT_THAT(crawford_games(match), ElementsAre(false, true, false));
    match.rules.crawford = false;
    EXPECT_THAT(crawford_games(match), ElementsAre(false, false, false));
}

TEST(CrawfordGames, AreNotGuessedWhereTheRecordBeginsOrHasAGap)
{
    EXPECT_THAT(crawford_games({.rules = {.length = 5}, .games = {game_at(4, 4, 0)}}), ElementsAre(false));
    EXPECT_THAT(crawford_games({.rules = {.length = 5}, .games = {game_at(1, 0, 0), game_at(4, 4, 1)}}),
                ElementsAre(false, false));
}

TEST(CrawfordGames, AreWhatTheRecordStates)
{
    Match match{.rules = {.length = 5}, .games = {game_at(4, 4, 0)}};
    match.games[0].crawford = true;
    EXPECT_THAT(crawford_games(match), ElementsAre(true));
}

TEST(CrawfordGames, DoNotComeAtDoubleMatchPoint)
{
    EXPECT_THAT(crawford_games({.rules = {.length = 5}, .games = {game_at(1, 3, 3), game_at(2, 4, 4)}}),
                ElementsAre(false, false));
}

TEST(ScoreAfter, AddsWhatTheTurnsOrElseTheClaimGive)
{
    Match match{.rules = {.length = 5}, .games = {game_at(1, 1, 0)}};
    match.games[0].claimed_outcome = Outcome{.winner = kAnn, .points = 2};
    EXPECT_EQ(score_after(match, 0), (ByPlayer<int>{3, 0}));
    match.games[0].turns = {kAnnOpens, act(kBob, Double{}), act(kAnn, Drop{})};
    EXPECT_EQ(score_after(match, 0), (ByPlayer<int>{1, 1}));
}

TEST(ScoreAfter, IsCutToTheMatchLength)
{
    Match match{.rules = {.length = 5}, .games = {game_at(1, 4, 0)}};
    match.games[0].claimed_outcome = Outcome{.winner = kAnn, .points = 4};
    EXPECT_EQ(score_after(match, 0), (ByPlayer<int>{5, 0}));
}

void settle(Game& game, const Outcome& stated, bool by_resignation)
{
    settle_outcome(game, follow_to_end(game, {}, false), stated, by_resignation);
}

TEST(SettleOutcome, DropsWhatTheTurnsSayThemselves)
{
    Game game{.turns = {kAnnOpens, act(kBob, Double{}), act(kAnn, Drop{})}};
    settle(game, {.winner = kBob, .points = 1}, false);
    EXPECT_EQ(game.turns.size(), 3U);
    EXPECT_FALSE(game.claimed_outcome.has_value());
}

TEST(SettleOutcome, KeepsAClaimThatTheTurnsContradict)
{
    Game game{.turns = {kAnnOpens, act(kBob, Double{}), act(kAnn, Drop{})}};
    settle(game, {.winner = kBob, .points = 2}, false);
    EXPECT_EQ(game.claimed_outcome, (Outcome{.winner = kBob, .points = 2}));
}

TEST(SettleOutcome, MakesAResignationOfIt)
{
    Game game{.turns = {kAnnOpens}};
    settle(game, {.winner = kAnn, .points = 2}, true);
    ASSERT_EQ(game.turns.size(), 3U);
    EXPECT_EQ(game.turns[1], act(kBob, Resign{.stake = Stake::gammon}));
    EXPECT_EQ(game.turns[2], act(kAnn, AcceptResignation{}));
    EXPECT_FALSE(game.claimed_outcome.has_value());
}

TEST(SettleOutcome, DropsTheOpenDouble)
{
    Game game{.turns = {kAnnOpens, act(kBob, Double{})}};
    settle(game, {.winner = kBob, .points = 1}, false);
    ASSERT_EQ(game.turns.size(), 3U);
    EXPECT_EQ(game.turns[2], act(kAnn, Drop{}));
}

TEST(SettleOutcome, KeepsAClaimThatNoResignationGives)
{
    Game game{.turns = {kAnnOpens}};
    settle(game, {.winner = kAnn, .points = 4}, true);
    EXPECT_EQ(game.turns.size(), 1U);
    EXPECT_EQ(game.claimed_outcome, (Outcome{.winner = kAnn, .points = 4}));
}

TEST(SettleOutcome, AcceptsTheResignationThatWasOffered)
{
    Game game{.turns = {kAnnOpens, act(kBob, Resign{})}};
    settle(game, {.winner = kAnn, .points = 1}, true);
    ASSERT_EQ(game.turns.size(), 3U);
    EXPECT_EQ(game.turns[2], act(kAnn, AcceptResignation{}));
}

}  // namespace
}  // namespace gammonkit::replay_test
