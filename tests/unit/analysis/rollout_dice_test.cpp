#include "analysis/rollout/rollout_dice.hpp"

#include <gtest/gtest.h>
#include <set>

namespace gammonkit {
namespace {

int number_of(Dice dice)
{
    return 6 * dice.first() + dice.second();
}

TEST(RolloutDice, GivesEveryThirtySixTrialsAllRollsInEachOfTheFirstThreeTurns)
{
    const RolloutDice dice(7, true);
    for (const std::uint64_t first : {0, 36, 3600}) {
        for (const int turn : {0, 1, 2}) {
            std::set<int> seen;
            for (std::uint64_t trial = first; trial < first + 36; ++trial)
                seen.insert(number_of(dice.roll(trial, turn)));
            EXPECT_EQ(seen.size(), 36U);
        }
    }
}

TEST(RolloutDice, GivesEachPairOfFirstAndSecondRollOnceIn1296Trials)
{
    const RolloutDice dice(7, true);
    std::set<std::pair<int, int>> seen;
    for (std::uint64_t trial = 0; trial < 1296; ++trial)
        seen.insert({number_of(dice.roll(trial, 0)), number_of(dice.roll(trial, 1))});
    EXPECT_EQ(seen.size(), 1296U);
}

TEST(RolloutDice, OfOpeningsBeginWithoutADouble)
{
    const RolloutDice even(7, true, true);
    std::set<std::pair<int, int>> seen;
    std::set<int> first;
    for (std::uint64_t trial = 0; trial < 1080; ++trial) {
        EXPECT_FALSE(even.roll(trial, 0).is_double());
        if (trial < 30) first.insert(number_of(even.roll(trial, 0)));
        seen.insert({number_of(even.roll(trial, 0)), number_of(even.roll(trial, 1))});
    }
    EXPECT_EQ(first.size(), 30U);
    EXPECT_EQ(seen.size(), 1080U);
    const RolloutDice random(7, false, true);
    std::set<int> rolls;
    for (std::uint64_t trial = 0; trial < 1000; ++trial) {
        EXPECT_FALSE(random.roll(trial, 0).is_double());
        rolls.insert(number_of(random.roll(trial, 0)));
    }
    EXPECT_EQ(rolls.size(), 30U);
}

TEST(RolloutDice, FollowFromTheSeed)
{
    const RolloutDice one(1, true);
    const RolloutDice again(1, true);
    const RolloutDice two(2, true);
    int same = 0;
    for (std::uint64_t trial = 0; trial < 360; ++trial) {
        EXPECT_EQ(one.roll(trial, 5), again.roll(trial, 5));
        same += one.roll(trial, 5) == two.roll(trial, 5) ? 1 : 0;
    }
    EXPECT_LT(same, 30);
}

TEST(RolloutDice, AreFairOnceTheyAreRandom)
{
    const RolloutDice dice(3, false);
    std::array<int, 42> seen{};
    for (std::uint64_t trial = 0; trial < 3600; ++trial) {
        for (int turn = 0; turn < 10; ++turn)
            ++seen[static_cast<std::size_t>(number_of(dice.roll(trial, turn)) - 1)];
    }
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second)
            EXPECT_NEAR(seen[static_cast<std::size_t>(6 * first + second - 1)], 1000, 150);
    }
}

}  // namespace
}  // namespace gammonkit
