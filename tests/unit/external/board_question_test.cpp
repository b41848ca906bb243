#include "analysis/external/board_question.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// Lines that gnubg 1.07 sent to an external player of a match to 5.
constexpr std::string_view kFirstPlays =
    "board:ann:bob:5:0:4:0:-1:-1:0:0:0:5:0:3:0:0:0:-4:6:-1:0:0:-3:0:-5:0:0:0:0:1:0:-1:2:3:2:3:1:1:1:0:1:-1:"
    "0:25:0:0:0:0:0:0:0:0";
constexpr std::string_view kSecondRolls =
    "board:ann:bob:5:0:2:0:0:-1:0:-2:-1:5:3:3:0:0:0:-2:3:-1:0:0:-2:-1:-5:0:0:0:0:0:1:1:0:0:0:0:1:1:1:0:1:-1:"
    "0:25:0:0:0:0:0:0:0:1";
constexpr std::string_view kSecondDoubled =
    "board:bob:ann:5:2:0:0:0:-1:0:-2:-1:5:3:3:0:0:0:-2:3:-1:0:0:-2:-1:-5:0:0:0:0:0:1:1:0:0:0:0:1:1:1:1:1:-1:"
    "0:25:0:0:0:0:0:0:0:1";
/// A line of FIBS, where "You" are the one with the positive numbers.
constexpr std::string_view kOfFibs =
    "board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:"
    "-1:0:25:0:0:0:0:2:0:0:0";

GameState state_of(std::string_view line)
{
    const Result<GameState> state = asked_state(line, {.jacoby = true});
    EXPECT_TRUE(state.has_value());
    return state.value_or(GameState{});
}

TEST(AskedState, TakesThePositiveSideOfGnubgForItsSecondPlayer)
{
    // In the state that is the first one: "you".
    const GameState state = state_of(kFirstPlays);
    EXPECT_EQ(state.to_decide(), Player::second);
    EXPECT_EQ(state.score.first, 4);
    EXPECT_EQ(state.score.second, 0);
    EXPECT_TRUE(state.dice->same_roll(*Dice::from(3, 2)));
    EXPECT_TRUE(state.crawford_game);
    EXPECT_EQ(state.position.checkers(Player::second, Point(23)), 1);
}

TEST(AskedState, HasNoDiceBeforeARoll)
{
    const GameState state = state_of(kSecondRolls);
    EXPECT_EQ(state.to_decide(), Player::first);
    EXPECT_FALSE(state.dice.has_value());
    EXPECT_EQ(state.score.first, 2);
    EXPECT_FALSE(state.crawford_game);
}

TEST(AskedState, AsksTheOpponentOfWhoHasTheTurnAboutADouble)
{
    const GameState state = state_of(kSecondDoubled);
    EXPECT_EQ(state.offer, Offer::cube);
    EXPECT_EQ(state.offered_by, Player::first);
    EXPECT_EQ(state.to_decide(), Player::second);
    EXPECT_EQ(state.score.first, 2);
}

TEST(AskedState, ReadsLinesOfFibsAsFibsMeansThem)
{
    const GameState state = state_of(kOfFibs);
    EXPECT_EQ(state.to_decide(), Player::first);
    EXPECT_EQ(state.score.second, 1);
}

TEST(AskedState, TakesTheRulesOfMoneyGamesFromOutside)
{
    std::string money(kOfFibs);
    money.replace(money.find(":3:"), 3, ":9999:");
    EXPECT_TRUE(state_of(money).rules.uses_jacoby());
    EXPECT_EQ(asked_state("board:x", {}).error().message, "this is no board line of FIBS");
}

TEST(BoardQuestion, IsWordForWordWhatGnubgAsks)
{
    // Our first player has the negative numbers there, gnubg's the positive ones here.
    const auto swapped = [](GameState state) {
        state.position = state.position.opposite();
        state.on_roll = opponent(state.on_roll);
        state.offered_by = opponent(state.offered_by);
        std::swap(state.score.first, state.score.second);
        return state;
    };
    const auto named = [](std::string_view line, std::string_view names) {
        std::string text(line);
        return text.replace(6, 7, names);
    };
    EXPECT_EQ(board_question(swapped(state_of(kFirstPlays))), named(kFirstPlays, "first:second"));
    EXPECT_EQ(board_question(swapped(state_of(kSecondRolls))), named(kSecondRolls, "first:second"));
    EXPECT_EQ(board_question(swapped(state_of(kSecondDoubled))), named(kSecondDoubled, "second:first"));
}

}  // namespace
}  // namespace gammonkit
