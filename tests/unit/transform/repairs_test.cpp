// The repairs of `fix`.
#include "model/transform/complete_bear_off.hpp"
#include "model/transform/relabel.hpp"
#include "model/transform/repairs.hpp"
#include "model/transform/split_join.hpp"
#include "model/transform/swap_players.hpp"
#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/turns.hpp"

#include "model/replay.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Player kAnn = Player::first;
constexpr Player kBob = Player::second;

/// A game that `winner` wins by a drop.
Game won_by(Player winner, int number, ByPlayer<int> score)
{
    return {.number = number,
            .score = score,
            .turns = {play(winner, 3, 1, {step(8, 5), step(6, 5)}),
                      play(opponent(winner), 6, 5, {step(24, 13)}), act(winner, Double{}),
                      act(opponent(winner), Drop{})}};
}

Match match_to(int length, std::vector<Game> games)
{
    return {.rules = {.length = length},
            .players = {{.name = "Ann"}, {.name = "Bob"}},
            .games = std::move(games)};
}

TEST(RepairScores, FollowsThePlay)
{
    Match match = match_to(5, {won_by(kAnn, 1, {0, 0}), won_by(kBob, 2, {0, 1}), won_by(kBob, 3, {0, 2})});
    EXPECT_THAT(repair_scores(match), ElementsAre("game 2: the score before it is 1-0, not 0-1",
                                                  "game 3: the score before it is 1-1, not 0-2"));
    EXPECT_EQ(match.games[2].score, (ByPlayer<int>{1, 1}));
    EXPECT_THAT(repair_scores(match), IsEmpty());
}

TEST(RepairScores, BelievesWhatStandsBehindAGap)
{
    Match match = match_to(5, {won_by(kAnn, 1, {0, 0}), won_by(kBob, 3, {2, 2})});
    EXPECT_THAT(repair_scores(match), IsEmpty());
}

TEST(RepairScores, BelievesWhatStandsBehindAnUnfinishedGame)
{
    Match match = match_to(5, {won_by(kAnn, 1, {0, 0}), won_by(kBob, 2, {2, 2})});
    match.games[0].turns.resize(2);
    EXPECT_THAT(repair_scores(match), IsEmpty());
}

TEST(RepairScores, TakesBackWrongStatementsOfTheCrawfordGame)
{
    Match match = match_to(5, {won_by(kAnn, 1, {3, 0}), won_by(kBob, 2, {3, 0})});
    match.games[0].crawford = true;
    match.games[1].crawford = false;
    EXPECT_THAT(repair_scores(match), ElementsAre("game 1: by the scores it is not the Crawford game",
                                                  "game 2: the score before it is 4-0, not 3-0",
                                                  "game 2: by the scores it is the Crawford game"));
}

TEST(RepairOutcomes, LetsThePlayDecide)
{
    Match match = match_to(5, {won_by(kAnn, 1, {0, 0})});
    match.games[0].claimed_outcome = Outcome{.winner = kBob, .points = 2};
    EXPECT_THAT(repair_outcomes(match), ElementsAre("game 1: the play gives Ann 1 point, not Bob 2 points"));
    EXPECT_FALSE(match.games[0].claimed_outcome.has_value());
}

TEST(RepairOutcomes, KeepsClaimsThatThePlayDoesNotDecide)
{
    Match match = match_to(5, {won_by(kAnn, 1, {0, 0})});
    match.games[0].turns.resize(2);
    match.games[0].claimed_outcome = Outcome{.winner = kBob, .points = 2};
    EXPECT_THAT(repair_outcomes(match), IsEmpty());
}

/// Ann has these checkers left, Bob two; Bob has just moved.
Match ending(Checkers ann, std::vector<Turn> last)
{
    std::vector<Turn> turns{act(kBob, SetPosition{board(ann, {{6, 2}})}),
                            play(kBob, 2, 1, {step(6, 4), step(6, 5)})};
    turns.insert(turns.end(), last.begin(), last.end());
    return match_to(5, {Game{.turns = std::move(turns)}});
}

Outcome outcome_of(const Match& match)
{
    return follow_to_end(match.games[0], match.rules, false).outcome().value();
}

TEST(CompleteBearOff, PlaysDiceThatWin)
{
    Match match = ending({{2, 1}, {1, 1}}, {act(kAnn, Roll{.dice = *Dice::from(6, 1)})});
    EXPECT_THAT(complete_bear_off(match, EndResignation::believed),
                ElementsAre("game 1: the last bear-off is 2/off 1/off with 61"));
    EXPECT_EQ(outcome_of(match), (Outcome{.winner = kAnn, .points = 1}));
    EXPECT_THAT(complete_bear_off(match, EndResignation::believed), IsEmpty());
}

TEST(CompleteBearOff, CompletesAPlayThatStopsHalfway)
{
    Match match = ending({{2, 1}, {1, 1}}, {play(kAnn, 6, 1, {step(2, 0)})});
    match.games[0].claimed_outcome = Outcome{.winner = kAnn, .points = 1};
    EXPECT_THAT(complete_bear_off(match, EndResignation::believed),
                ElementsAre("game 1: the last bear-off is 2/off 1/off with 61"));
    EXPECT_FALSE(match.games[0].claimed_outcome.has_value());
}

TEST(CompleteBearOff, BelievesALegalPlayOfOneWhoDidNotWin)
{
    Match match = ending({{2, 1}, {1, 1}}, {play(kAnn, 6, 1, {step(2, 0)})});
    EXPECT_THAT(complete_bear_off(match, EndResignation::believed), IsEmpty());
}

TEST(CompleteBearOff, AddsARollWhereAnyRollWins)
{
    Match match = ending({{1, 2}}, {});
    EXPECT_THAT(complete_bear_off(match, EndResignation::believed),
                ElementsAre("game 1: the last bear-off is 1/off 1/off with 11, the lowest roll that does it: "
                            "the dice are not on record"));
    EXPECT_EQ(match.games[0].turns.back().comment, "The dice of this roll are not on record.");
}

TEST(CompleteBearOff, AddsTheRollThatAClaimedOutcomeNeeds)
{
    Match match = ending({{6, 2}}, {});
    EXPECT_THAT(complete_bear_off(match, EndResignation::believed), IsEmpty());
    match.games[0].claimed_outcome = Outcome{.winner = kAnn, .points = 1};
    EXPECT_THAT(complete_bear_off(match, EndResignation::believed).size(), 1U);
    EXPECT_EQ(outcome_of(match), (Outcome{.winner = kAnn, .points = 1}));
}

TEST(CompleteBearOff, BelievesAResignationUnlessItIsAskedNotTo)
{
    Match match = ending({{1, 2}}, {act(kBob, Resign{}), act(kAnn, AcceptResignation{})});
    EXPECT_THAT(complete_bear_off(match, EndResignation::believed), IsEmpty());
    EXPECT_THAT(complete_bear_off(match, EndResignation::may_be_bear_off).size(), 1U);
    EXPECT_EQ(outcome_of(match), (Outcome{.winner = kAnn, .points = 1}));
}

TEST(CompleteBearOff, NeverContradictsWhatIsStated)
{
    Match match = ending({{1, 2}}, {});
    match.games[0].claimed_outcome = Outcome{.winner = kBob, .points = 1};
    EXPECT_THAT(complete_bear_off(match, EndResignation::believed), IsEmpty());
    EXPECT_EQ(match.games[0].turns.size(), 2U);
}

TEST(SplitGlued, PartsMatchesWhereTheGamesStartOver)
{
    const Match match =
        match_to(0, {won_by(kAnn, 1, {0, 0}), won_by(kBob, 2, {1, 0}), won_by(kBob, 1, {0, 0})});
    const std::vector<Match> parts = split_glued(match);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[0].games.size(), 2U);
    EXPECT_EQ(parts[1].games[0].number, 1);
    EXPECT_EQ(parts[1].players.second.name, "Bob");
}

TEST(SplitGlued, PartsMatchesBehindTheGameThatWinsOne)
{
    const Match match = match_to(1, {won_by(kAnn, 1, {0, 0}), won_by(kBob, 2, {0, 0})});
    const std::vector<Match> parts = split_glued(match);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[1].games[0].number, 1);
}

TEST(SplitGlued, LeavesAWholeMatchAlone)
{
    const Match match = match_to(5, {won_by(kAnn, 1, {0, 0}), won_by(kBob, 2, {1, 0})});
    EXPECT_THAT(split_glued(match), ElementsAre(match));
}

TEST(SwapPlayers, TwiceGivesTheSameAgain)
{
    Match match = match_to(5, {won_by(kAnn, 1, {2, 0})});
    match.games[0].claimed_outcome = Outcome{.winner = kBob, .points = 2};
    match.games[0].turns.push_back(act(kAnn, SetCube{{.value = 2, .owner = kBob}}));
    match.games[0].turns.push_back(act(kAnn, SetPosition{board({{6, 2}}, {{3, 1}})}));
    match.games[0].turns[0].variations = {{.turns = {act(kBob, Take{})}}};
    const Match swapped = swap_players(match);
    EXPECT_NE(swapped, match);
    EXPECT_EQ(swap_players(swapped), match);
}

TEST(SwapPlayers, GivesAllThatIsAPlayersToTheOtherSeat)
{
    Match match = match_to(5, {won_by(kAnn, 1, {2, 0})});
    match.games[0].turns[0].variations = {{.turns = {act(kBob, Take{})}}};
    match.games[0].turns[0].times = TurnTimes{.clocks = {705, 723}, .video = 60};
    const Match swapped = swap_players(match);
    EXPECT_EQ(*swapped.games[0].turns[0].times, (TurnTimes{.clocks = {723, 705}, .video = 60}));
    EXPECT_EQ(swapped.players.second.name, "Ann");
    EXPECT_EQ(swapped.games[0].score, (ByPlayer<int>{0, 2}));
    EXPECT_EQ(swapped.games[0].turns[0].player, kBob);
    EXPECT_EQ(swapped.games[0].turns[0].variations[0].turns[0].player, kAnn);
}

TEST(Relabel, SaysWhatItChanged)
{
    Match match = match_to(5, {});
    EXPECT_THAT(relabel(match, {.names = {"Eva", std::nullopt}, .event = "Paris", .date = Date{2024, 5, 4}}),
                ElementsAre("the first player: Eva, not Ann", "the event: Paris", "the date: 2024-05-04"));
    EXPECT_EQ(match.date, (Date{2024, 5, 4}));
}

TEST(SetLength, TakesTheCrawfordRuleFromAMoneySession)
{
    Match match = match_to(5, {won_by(kAnn, 1, {0, 0})});
    match.rules.crawford = true;
    match.games[0].crawford = false;
    EXPECT_THAT(set_length(match, 0), ElementsAre("this is a money session, not a match to 5"));
    EXPECT_FALSE(match.rules.crawford.has_value());
    EXPECT_FALSE(match.games[0].crawford.has_value());
    EXPECT_THAT(set_length(match, 0), IsEmpty());
}

}  // namespace
}  // namespace gammonkit
