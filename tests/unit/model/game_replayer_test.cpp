#include "model/replay.hpp"

#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/turns.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Player kAnn = Player::first;
constexpr Player kBob = Player::second;

const Turn kAnnOpens = play(kAnn, 3, 1, {step(8, 5), step(6, 5)});
const Turn kBobAnswers = play(kBob, 6, 5, {step(24, 18), step(18, 13)});

/// A game replayed to its end, with everything that breaks a rule.
struct Seen {
    GameState end;
    std::optional<Outcome> outcome;
    std::vector<std::string> codes;
    bool stopped;
};

Seen follow(const std::vector<Turn>& turns, const Rules& rules = {}, bool crawford_game = false)
{
    GameReplayer replayer(rules, Game{}, crawford_game);
    std::vector<Breach> breaches;
    for (const Turn& turn : turns)
        replayer.apply(turn, &breaches);
    std::vector<std::string> codes;
    for (const Breach& breach : breaches)
        codes.push_back(breach.code);
    return {replayer.state(), replayer.outcome(), codes, replayer.stopped()};
}

TEST(GameReplayer, LearnsFromTheFirstRollWhoIsOnRoll)
{
    GameReplayer replayer({}, {}, false);
    EXPECT_EQ(replayer.state().phase, GamePhase::not_started);
    ASSERT_TRUE(replayer.apply(play(kBob, 3, 1, {step(8, 5), step(6, 5)})));
    EXPECT_EQ(replayer.state().phase, GamePhase::playing);
    EXPECT_EQ(replayer.state().on_roll, kAnn);
    EXPECT_EQ(replayer.state().position.checkers(kBob, Point(5)), 2);
}

TEST(GameReplayer, FindsNothingWrongWithALegalGame)
{
    const Seen seen = follow({kAnnOpens, act(kBob, Double{.value = 2}), act(kAnn, Take{}), kBobAnswers});
    EXPECT_THAT(seen.codes, IsEmpty());
    EXPECT_EQ(seen.end.cube, (Cube{.value = 2, .owner = kAnn}));
    EXPECT_EQ(seen.end.on_roll, kAnn);
}

TEST(GameReplayer, KeepsARollUntilItIsPlayed)
{
    const Seen seen = follow({act(kAnn, Roll{*Dice::from(3, 1)})});
    EXPECT_EQ(seen.end.dice, Dice::from(3, 1));
    EXPECT_EQ(seen.end.on_roll, kAnn);
    EXPECT_THAT(follow({act(kAnn, Roll{*Dice::from(3, 1)}), kAnnOpens}).codes, IsEmpty());
    EXPECT_THAT(follow({act(kAnn, Roll{*Dice::from(3, 2)}), kAnnOpens}).codes, ElementsAre("dice-changed"));
}

TEST(GameReplayer, GoesOnFromAnIllegalPlayThatCanBeDone)
{
    const Seen seen = follow({play(kAnn, 3, 1, {step(13, 7)})});
    EXPECT_THAT(seen.codes, ElementsAre("illegal-play"));
    EXPECT_FALSE(seen.stopped);
    EXPECT_EQ(seen.end.position.checkers(kAnn, Point(7)), 1);
}

TEST(GameReplayer, StopsAtAPlayThatCannotBeDone)
{
    const Seen seen = follow({kAnnOpens, play(kBob, 5, 2, {step(23, 18)}), kAnnOpens});
    EXPECT_THAT(seen.codes, ElementsAre("illegal-play"));
    EXPECT_TRUE(seen.stopped);
    EXPECT_EQ(seen.end.on_roll, kBob);
}

TEST(GameReplayer, TrustsTheBoardThatIsRecordedAfterAnIllegalPlay)
{
    const Position odd = board({{20, 2}}, {{6, 3}});
    const CheckerPlay turn{.dice = *Dice::from(5, 2), .play = {step(23, 18)}, .result = odd};
    const Seen seen = follow({kAnnOpens, act(kBob, turn)});
    EXPECT_THAT(seen.codes, ElementsAre("illegal-play"));
    EXPECT_FALSE(seen.stopped);
    EXPECT_EQ(seen.end.position, odd);
    EXPECT_EQ(seen.end.on_roll, kAnn);
}

TEST(GameReplayer, WondersAboutARecordedBoardThatALegalPlayDoesNotLeadTo)
{
    const CheckerPlay turn{
        .dice = *Dice::from(3, 1), .play = {step(8, 5), step(6, 5)}, .result = board({{20, 2}}, {{6, 3}})};
    EXPECT_THAT(follow({act(kAnn, turn)}).codes, ElementsAre("board-differs"));
}

TEST(GameReplayer, MissesAPlayThatIsNotRecorded)
{
    const Seen seen = follow({kAnnOpens, play(kBob, 6, 5, {}), kAnnOpens});
    EXPECT_EQ(seen.codes.front(), "no-play-recorded");
}

TEST(GameReplayer, StopsAtWordsThatAreNoPlay)
{
    const Seen seen = follow({act(kAnn, CheckerPlay{.dice = *Dice::from(3, 1), .notation = "????"})});
    EXPECT_THAT(seen.codes, ElementsAre("unreadable-play"));
    EXPECT_TRUE(seen.stopped);
}

TEST(GameReplayer, LetsWhoeverActsBeOnRoll)
{
    const Seen seen = follow({kAnnOpens, play(kAnn, 6, 5, {step(24, 18), step(18, 13)})});
    EXPECT_THAT(seen.codes, ElementsAre("not-on-roll"));
    EXPECT_EQ(seen.end.on_roll, kBob);
    EXPECT_THAT(follow({kAnnOpens, act(kAnn, Double{})}).codes, ElementsAre("not-on-roll"));
}

TEST(GameReplayer, MissesThePlayOfARollThatTheRecordLeavesOut)
{
    EXPECT_THAT(follow({kAnnOpens, act(kBob, Roll{*Dice::from(6, 5)}), kAnnOpens}).codes,
                testing::Contains("no-play-recorded"));
}

TEST(GameReplayer, KnowsThatTheOpeningRollIsNoDouble)
{
    EXPECT_THAT(follow({play(kAnn, 1, 1, {step(8, 7), step(8, 7), step(6, 5), step(6, 5)})}).codes,
                ElementsAre("opening-double"));
}

TEST(GameReplayer, GivesADroppedGameToTheDoublerAtTheCubeBefore)
{
    const Seen seen = follow({kAnnOpens, act(kBob, Double{}), act(kAnn, Drop{})});
    EXPECT_EQ(seen.outcome, (Outcome{.winner = kBob, .points = 1}));
    EXPECT_EQ(seen.end.phase, GamePhase::dropped);
}

TEST(GameReplayer, LeavesTheCubeWithTheOneWhoBeavered)
{
    const Seen seen =
        follow({kAnnOpens, act(kBob, Double{}), act(kAnn, Beaver{}), act(kBob, Take{}), kBobAnswers});
    EXPECT_THAT(seen.codes, IsEmpty());
    EXPECT_EQ(seen.end.cube, (Cube{.value = 4, .owner = kAnn}));
}

TEST(GameReplayer, LeavesTheCubeWithTheOneWhoBeaveredAfterARaccoonToo)
{
    const Seen seen = follow(
        {kAnnOpens, act(kBob, Double{}), act(kAnn, Beaver{}), act(kBob, Raccoon{}), act(kAnn, Take{})});
    EXPECT_THAT(seen.codes, IsEmpty());
    EXPECT_EQ(seen.end.cube, (Cube{.value = 8, .owner = kAnn}));
}

TEST(GameReplayer, GivesADroppedBeaverToTheOneWhoBeavered)
{
    const Seen seen = follow({kAnnOpens, act(kBob, Double{}), act(kAnn, Beaver{}), act(kBob, Drop{})});
    EXPECT_EQ(seen.outcome, (Outcome{.winner = kAnn, .points = 2}));
}

TEST(GameReplayer, SeesDoublesThatTheRulesForbid)
{
    const std::vector<Turn> doubles{kAnnOpens, act(kBob, Double{})};
    EXPECT_THAT(follow(doubles, {.length = 5}).codes, IsEmpty());
    EXPECT_THAT(follow(doubles, {.length = 5}, true).codes, ElementsAre("double-not-allowed"));
    EXPECT_THAT(follow(doubles, {.cube_limit = 1}).codes, ElementsAre("double-not-allowed"));
    EXPECT_THAT(follow({act(kBob, Double{})}).codes, ElementsAre("double-not-allowed"));
    EXPECT_THAT(follow({act(kBob, Roll{*Dice::from(2, 1)}), act(kBob, Double{})}).codes,
                ElementsAre("double-not-allowed"));
    EXPECT_THAT(
        follow({act(kAnn, SetCube{{.value = 4, .owner = kAnn}}), kAnnOpens, act(kBob, Double{})}).codes,
        ElementsAre("double-not-allowed"));
}

TEST(GameReplayer, ComparesTheStatedStakeWithTheCube)
{
    EXPECT_THAT(follow({kAnnOpens, act(kBob, Double{.value = 8})}).codes, ElementsAre("double-value"));
}

TEST(GameReplayer, StopsBeforeTheCubeOverflows)
{
    const Seen seen = follow({kAnnOpens, act(kBob, SetCube{{.value = kHighestCube}}), act(kBob, Double{})});
    EXPECT_THAT(seen.codes, ElementsAre("double-not-allowed"));
    EXPECT_TRUE(seen.stopped);
}

TEST(GameReplayer, HasBeaversInMoneySessionsOnly)
{
    const std::vector<Turn> beavers{kAnnOpens, act(kBob, Double{}), act(kAnn, Beaver{})};
    EXPECT_THAT(follow(beavers, {.length = 5}).codes, ElementsAre("beaver-not-allowed"));
    EXPECT_THAT(follow(beavers, {.beavers = false}).codes, ElementsAre("beaver-not-allowed"));
}

TEST(GameReplayer, WantsAnOfferBeforeItsAnswer)
{
    EXPECT_THAT(follow({kAnnOpens, act(kBob, Take{})}).codes, ElementsAre("no-offer"));
    EXPECT_THAT(follow({kAnnOpens, act(kBob, Beaver{})}).codes, ElementsAre("no-offer"));
    EXPECT_THAT(follow({kAnnOpens, act(kBob, AcceptResignation{})}).codes, ElementsAre("no-offer"));
    EXPECT_THAT(follow({kAnnOpens, act(kBob, RefuseResignation{})}).codes, ElementsAre("no-offer"));
}

TEST(GameReplayer, EndsAGameWithADropEvenWithoutADouble)
{
    const Seen seen = follow({kAnnOpens, act(kBob, Drop{})});
    EXPECT_THAT(seen.codes, ElementsAre("no-offer"));
    EXPECT_EQ(seen.outcome, (Outcome{.winner = kAnn, .points = 1}));
}

TEST(GameReplayer, WantsAnAnswerFromTheOtherPlayer)
{
    const Seen seen = follow({kAnnOpens, act(kBob, Double{}), act(kBob, Take{})});
    EXPECT_THAT(seen.codes, ElementsAre("wrong-player"));
    EXPECT_EQ(seen.end.cube.owner, kAnn);
}

TEST(GameReplayer, TakesADoubleThatTheGamePassesOver)
{
    const Seen seen = follow({kAnnOpens, act(kBob, Double{}), kBobAnswers});
    EXPECT_THAT(seen.codes, ElementsAre("offer-unanswered"));
    EXPECT_EQ(seen.end.cube, (Cube{.value = 2, .owner = kAnn}));
}

TEST(GameReplayer, EndsWithAnAcceptedResignation)
{
    const Seen seen =
        follow({kAnnOpens, act(kBob, Resign{.stake = Stake::gammon}), act(kAnn, AcceptResignation{})},
               {.length = 5});
    EXPECT_THAT(seen.codes, IsEmpty());
    EXPECT_EQ(seen.outcome, (Outcome{.winner = kAnn, .points = 2}));
    EXPECT_EQ(seen.end.phase, GamePhase::resigned);
}

TEST(GameReplayer, GoesOnAfterARefusedResignation)
{
    const Seen seen = follow({kAnnOpens, act(kBob, Resign{}), act(kAnn, RefuseResignation{}), kBobAnswers});
    EXPECT_THAT(seen.codes, IsEmpty());
    EXPECT_FALSE(seen.outcome.has_value());
}

/// A game that Ann ends by bearing off her last checker, Bob's checkers standing as given.
std::optional<Outcome> won_against(Checkers bob, const Rules& rules, Cube cube = {})
{
    return follow({act(kAnn, SetPosition{board({{1, 1}}, bob)}), act(kAnn, SetCube{cube}),
                   play(kAnn, 6, 5, {step(1, 0)})},
                  rules)
        .outcome;
}

TEST(GameReplayer, CountsSingleGamesGammonsAndBackgammons)
{
    EXPECT_EQ(won_against({{6, 14}}, {}), (Outcome{.winner = kAnn, .points = 1}));
    EXPECT_EQ(won_against({{6, 15}}, {}), (Outcome{.winner = kAnn, .points = 2}));
    EXPECT_EQ(won_against({{6, 14}, {18, 1}}, {}), (Outcome{.winner = kAnn, .points = 2}));
    EXPECT_EQ(won_against({{6, 14}, {19, 1}}, {}), (Outcome{.winner = kAnn, .points = 3}));
    EXPECT_EQ(won_against({{6, 14}, {25, 1}}, {}), (Outcome{.winner = kAnn, .points = 3}));
    EXPECT_EQ(won_against({{6, 15}}, {}, {.value = 4, .owner = kBob}),
              (Outcome{.winner = kAnn, .points = 8}));
}

TEST(GameReplayer, CountsNoGammonByTheJacobyRuleWhileTheCubeIsCentered)
{
    const Rules jacoby{.jacoby = true};
    EXPECT_EQ(won_against({{6, 15}}, jacoby), (Outcome{.winner = kAnn, .points = 1}));
    EXPECT_EQ(won_against({{6, 15}}, jacoby, {.value = 2, .owner = kAnn}),
              (Outcome{.winner = kAnn, .points = 4}));
}

TEST(GameReplayer, StopsAtWhatComesAfterTheEnd)
{
    const Seen seen =
        follow({kAnnOpens, act(kBob, Double{}), act(kAnn, Drop{}), act(kBob, Remark{}), kBobAnswers});
    EXPECT_THAT(seen.codes, ElementsAre("after-end"));
    EXPECT_TRUE(seen.stopped);
    EXPECT_EQ(seen.outcome, (Outcome{.winner = kBob, .points = 1}));
}

TEST(GameReplayer, StartsWithTheAutomaticDoubles)
{
    EXPECT_EQ(GameReplayer({}, Game{.automatic_doubles = 2}, false).state().cube, Cube{.value = 4});
    EXPECT_EQ(GameReplayer({}, Game{.automatic_doubles = 2'000'000'000}, false).state().cube.value,
              kHighestCube);
}

TEST(GameReplayer, RefusesACubeThatCannotBe)
{
    EXPECT_THAT(follow({act(kAnn, SetCube{{.value = 3}})}).codes, ElementsAre("bad-cube"));
}

}  // namespace
}  // namespace gammonkit
