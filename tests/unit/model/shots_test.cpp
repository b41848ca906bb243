#include "model/structure/shots.hpp"

#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr int kPositions = 4000;

int hits_of(const LegalPlay& legal, const Position& before)
{
    return legal.result.checkers(Player::second, kBar) - before.checkers(Player::second, kBar);
}

/// By the list of all legal plays.
Shots counted(const Position& position)
{
    Shots shots;
    for (const Dice dice : all_rolls()) {
        int most = 0;
        for (const LegalPlay& legal : legal_plays(position, Player::first, dice))
            most = std::max(most, hits_of(legal, position));
        shots.any += most > 0 ? (dice.is_double() ? 1 : 2) : 0;
        shots.twice += most > 1 ? (dice.is_double() ? 1 : 2) : 0;
    }
    return shots;
}

TEST(Shots, AreWhatTheListOfLegalPlaysSays)
{
    int with_shots = 0;
    for (int i = 0; i < kPositions; ++i) {
        const Position position = random_position(i);
        const Shots shots = shots_of(position, Player::first);
        EXPECT_EQ(shots, counted(position)) << i;
        with_shots += shots.any > 0 ? 1 : 0;
    }
    EXPECT_GT(with_shots, kPositions / 4);
}

TEST(Shots, AreTheRollsThatHit)
{
    for (int i = 0; i < kPositions; ++i) {
        const Position position = random_position(i);
        int rolls = 0;
        for (const Dice dice : all_rolls()) {
            if (hits_with(position, Player::first, dice)) rolls += dice.is_double() ? 1 : 2;
        }
        EXPECT_EQ(rolls, counted(position).any) << i;
    }
}

/// Source: the table of shots that every book has, such as Magriel's "Backgammon", 1976.
TEST(Shots, AtADistanceAreThoseOfTheBooks)
{
    constexpr int kByDistance[] = {11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3};
    for (int distance = 1; distance <= 12; ++distance) {
        // The blot stands on the hitter's 9 point; two more checkers at home can play the rest of a roll.
        const Position position = board({{9 + distance, 1}, {6, 2}}, {{25 - 9, 1}});
        EXPECT_EQ(shots_of(position, Player::first).any, kByDistance[distance - 1]) << distance;
    }
}

TEST(Shots, AreNoneWhereBothDiceMustBePlayedOtherwise)
{
    EXPECT_EQ(shots_of(board({{6, 2}, {5, 2}}, {{3, 2}}), Player::first), Shots{});
}

}  // namespace
}  // namespace gammonkit
