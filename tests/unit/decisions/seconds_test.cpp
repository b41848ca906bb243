#include "model/decisions/seconds.hpp"

#include "tests/unit/model/turns.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Turn at(int milliseconds, Turn turn)
{
    turn.times = TurnTimes{.milliseconds = milliseconds};
    return turn;
}

Turn showing(std::optional<int> first, std::optional<int> second, Turn turn)
{
    turn.times = TurnTimes{.clocks = {first, second}};
    return turn;
}

Turn rolls(Player player)
{
    return act(player, Roll{*Dice::from(3, 1)});
}

std::vector<std::optional<double>> all_of(const Game& game)
{
    std::vector<std::optional<double>> seconds;
    for (std::size_t turn = 0; turn < game.turns.size(); ++turn)
        seconds.push_back(seconds_taken(game, turn));
    return seconds;
}

using Seconds = std::vector<std::optional<double>>;
constexpr auto kUnknown = std::nullopt;

TEST(SecondsTaken, LieBetweenTheEndsOfTurns)
{
    const Game game{.turns = {at(0, rolls(Player::first)), at(4250, act(Player::second, Double{})),
                              at(4250, act(Player::first, Take{})), at(15250, rolls(Player::second))}};
    EXPECT_EQ(all_of(game), (Seconds{kUnknown, 4.25, 0, 11}));
}

TEST(SecondsTaken, AreUnknownBehindATurnWithoutTimeAndWhereTimeRunsBackwards)
{
    const Game game{.turns = {at(0, rolls(Player::first)), rolls(Player::second),
                              at(9000, rolls(Player::first)), at(8000, rolls(Player::second))}};
    EXPECT_EQ(all_of(game), (Seconds{kUnknown, kUnknown, kUnknown, kUnknown}));
}

TEST(SecondsTaken, PassOverWhatNobodyDid)
{
    const Game game{.turns = {at(1000, rolls(Player::first)), act(Player::first, Remark{}),
                              at(3000, rolls(Player::second))}};
    EXPECT_EQ(all_of(game), (Seconds{kUnknown, kUnknown, 2}));
}

TEST(SecondsTaken, AreWhatTheOwnClockLost)
{
    const Game game{
        .turns = {showing(700, 720, rolls(Player::first)), showing(700, 695, rolls(Player::second)),
                  showing(688, 695, rolls(Player::first)), showing(688, 695, rolls(Player::second))}};
    EXPECT_EQ(all_of(game), (Seconds{kUnknown, 25, 12, 0}));
}

TEST(SecondsTaken, AreUnknownWhereTheOwnClockWasNotReadOrWentOn)
{
    const Game game{.turns = {showing(700, kUnknown, rolls(Player::first)),
                              showing(kUnknown, 700, rolls(Player::second)),
                              showing(710, kUnknown, rolls(Player::first)), rolls(Player::second),
                              showing(600, kUnknown, rolls(Player::first)),
                              showing(kUnknown, 650, rolls(Player::second))}};
    EXPECT_EQ(all_of(game), (Seconds{kUnknown, kUnknown, kUnknown, kUnknown, 110, kUnknown}));
}

}  // namespace
}  // namespace gammonkit
