#include "model/identifiers/position_id.hpp"
#include "model/transform/decision_positions.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// Al opens with 31, Bo doubles, Al takes, Bo rolls 11.
Match short_match()
{
    Match match{.rules = {.length = 5}, .players = {{.name = "Al"}, {.name = "Bo"}}};
    Game game;
    game.turns = {{.player = Player::first,
                   .action = CheckerPlay{*Dice::from(3, 1), {{Point(8), Point(5)}, {Point(6), Point(5)}}},
                   .comment = "the best opening"},
                  {.player = Player::second, .action = Double{.value = 2}},
                  {.player = Player::first, .action = Take{}},
                  {.player = Player::second,
                   .action = CheckerPlay{*Dice::from(1, 1), {{Point(8), Point(7)}, {Point(8), Point(7)}}}}};
    match.games = {game};
    return match;
}

TEST(Decisions, AreAllThatThePlayersHadToDecide)
{
    const std::vector<PositionRecord> positions =
        decision_positions_of({.matches = {short_match()}}).positions;
    ASSERT_EQ(positions.size(), 4U);
    EXPECT_EQ(positions[0].state.dice, Dice::from(3, 1));
    EXPECT_EQ(positions[0].state.on_roll, Player::first);
    EXPECT_EQ(positions[0].comment, "the best opening");
    EXPECT_EQ(positions[0].players.second.name, "Bo");
    EXPECT_EQ(positions[1].state.offer, Offer::none);
    EXPECT_EQ(positions[1].state.on_roll, Player::second);
    EXPECT_EQ(positions[2].state.offer, Offer::cube);
    EXPECT_EQ(positions[3].state.cube.value, 2);
    EXPECT_EQ(positions[3].state.cube.owner, Player::first);
}

TEST(Decisions, GiveAnalyzedCubesAPositionOfTheirOwn)
{
    Match match = short_match();
    match.games[0].turns[3].cubes = {CubeAnalysis{}};
    match.games[0].turns[3].plays = {PlayAnalysis{}};
    const std::vector<PositionRecord> positions = decision_positions_of({.matches = {match}}).positions;
    ASSERT_EQ(positions.size(), 5U);
    EXPECT_FALSE(positions[3].state.dice.has_value());
    EXPECT_EQ(positions[3].cubes.size(), 1U);
    EXPECT_EQ(positions[4].plays.size(), 1U);
    EXPECT_TRUE(positions[4].cubes.empty());
}

TEST(Decisions, GiveAnswersTheAnalysisOfTheDouble)
{
    Match match = short_match();
    match.games[0].turns[1].cubes = {CubeAnalysis{}};
    const std::vector<PositionRecord> positions = decision_positions_of({.matches = {match}}).positions;
    ASSERT_EQ(positions.size(), 4U);
    EXPECT_EQ(positions[1].cubes.size(), 1U);
    EXPECT_EQ(positions[2].cubes.size(), 1U);
}

TEST(Decisions, CanBeChosen)
{
    const Collection collection{.matches = {short_match()}, .positions = {PositionRecord{}}};
    const Collection chosen = decision_positions_of(
        collection,
        {.in_match = [](const Match&, std::size_t game, std::size_t turn,
                        DecisionKind kind) { return game == 0 && turn >= 2 && kind != DecisionKind::play; },
         .alone = [](const PositionRecord&) { return false; }});
    ASSERT_EQ(chosen.positions.size(), 1U);
    EXPECT_EQ(chosen.positions[0].state.offer, Offer::cube);
}

TEST(Decisions, KeepPositionsThatStandAlone)
{
    const Collection lone{.positions = {PositionRecord{.state = {}, .comment = "alone"}}};
    EXPECT_EQ(decision_positions_of(lone), lone);
}

}  // namespace
}  // namespace gammonkit
