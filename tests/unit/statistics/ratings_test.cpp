#include "decisions/statistics/ratings.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(SkillRating, IsGnubgsByErrorPerDecision)
{
    EXPECT_EQ(to_string(skill_rating(0.0)), "Supernatural");
    EXPECT_EQ(to_string(skill_rating(0.0021)), "World class");
    EXPECT_EQ(to_string(skill_rating(0.005)), "Expert");
    EXPECT_EQ(to_string(skill_rating(0.0079)), "Expert");
    EXPECT_EQ(to_string(skill_rating(0.0081)), "Advanced");
    EXPECT_EQ(to_string(skill_rating(0.0179)), "Intermediate");
    EXPECT_EQ(to_string(skill_rating(0.018)), "Casual player");
    EXPECT_EQ(to_string(skill_rating(0.0259)), "Casual player");
    EXPECT_EQ(to_string(skill_rating(0.0349)), "Beginner");
    EXPECT_EQ(to_string(skill_rating(0.0351)), "Awful!");
}

TEST(LuckRating, IsGnubgsByLuckPerRoll)
{
    EXPECT_EQ(to_string(luck_rating(-0.07)), "Go to bed");
    EXPECT_EQ(to_string(luck_rating(-0.04)), "Bad dice, man!");
    EXPECT_EQ(to_string(luck_rating(0.03)), "None");
    EXPECT_EQ(to_string(luck_rating(0.04)), "Good dice, man!");
    EXPECT_EQ(to_string(luck_rating(0.07)), "Go to Las Vegas");
}

TEST(LuckRating, OfTheManualHasSevenSteps)
{
    const auto rating = [](double rate) { return to_string(luck_rating(rate, StatisticsRules::manual)); };
    EXPECT_EQ(rating(0.11), "Cheater :-)");
    EXPECT_EQ(rating(0.10), "Go to Las Vegas immediately");
    EXPECT_EQ(rating(0.06), "Good dice, man!");
    EXPECT_EQ(rating(0.02), "None");
    EXPECT_EQ(rating(-0.02), "None");
    EXPECT_EQ(rating(-0.06), "Better luck next time");
    EXPECT_EQ(rating(-0.10), "Go to bed");
    EXPECT_EQ(rating(-0.11), "Haaa-haaa");
}

TEST(RatingDifference, ByErrorsIsLinearInTheDifferenceOfTheirRates)
{
    EXPECT_NEAR(depd_rating_difference(0.010, 7), 10 * (11.971 + 23.681 / 7), 1e-9);
    EXPECT_NEAR(depd_rating_difference(-0.001, 1), -35.652, 1e-9);
}

TEST(RatingLoss, IsVanDenDoelsFormula)
{
    EXPECT_NEAR(checker_rating_loss(0.010, 7), 124.4, 0.1);
    EXPECT_NEAR(cube_rating_loss(0.010, 7), 7.9, 0.1);
}

TEST(RatingDifference, IsZeroForEqualPlayersAndNoneForTheEnds)
{
    EXPECT_NEAR(*rating_difference(0.5, 7), 0, 1e-9);
    EXPECT_NEAR(*rating_difference(0.5455, 3), 91.5, 0.2);     // Printed by GNU Backgammon: +91.45.
    EXPECT_LT(*rating_difference(0.1819239259, 5), -583.975);  // It prints -583.98.
    EXPECT_EQ(rating_difference(0.05, 1), -2100);
    EXPECT_FALSE(rating_difference(0, 7));
    EXPECT_FALSE(rating_difference(1, 7));
}

}  // namespace
}  // namespace gammonkit
