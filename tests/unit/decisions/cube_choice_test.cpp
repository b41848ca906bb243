#include "model/decisions/cube_choice.hpp"

#include "model/decisions/analysis_table.hpp"
#include "model/decisions/judge.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(CubeSides, SayWhatIsBestForBoth)
{
    constexpr CubeSides kTake{.no_double = 0.4, .double_take = 0.5};
    EXPECT_TRUE(kTake.doubles() && kTake.takes());
    constexpr CubeSides kPass{.no_double = 0.9, .double_take = 1.1};
    EXPECT_TRUE(kPass.doubles() && !kPass.takes());
    constexpr CubeSides kTooGood{.no_double = 1.2, .double_take = 1.5};
    EXPECT_TRUE(!kTooGood.doubles() && !kTooGood.takes() && kTooGood.is_too_good());
    constexpr CubeSides kWait{.no_double = 0.2, .double_take = 0.1};
    EXPECT_TRUE(!kWait.doubles() && kWait.takes() && !kWait.is_too_good());
}

TEST(CubeSides, CashWhereWaitingIsWorthTheSame)
{
    constexpr CubeSides kCash{.no_double = 1, .double_take = 1.2};
    EXPECT_TRUE(kCash.doubles());
    EXPECT_FALSE(kCash.doubles(CubeTie::wait));
    constexpr CubeSides kTaken{.no_double = 0.5, .double_take = 0.5};
    EXPECT_FALSE(kTaken.doubles());
}

TEST(CubeSides, TellWhatAWrongDecisionCosts)
{
    constexpr CubeSides kSides{.no_double = 0.25, .double_take = 0.5};
    EXPECT_DOUBLE_EQ(kSides.error_of_offer(false), 0.25);
    EXPECT_DOUBLE_EQ(kSides.error_of_offer(true), 0);
    EXPECT_DOUBLE_EQ(kSides.error_of_answer(false), 0.5);
    EXPECT_DOUBLE_EQ(kSides.error_of_answer(true), 0);
}

Assessment valued(double emg)
{
    return {.estimate = {.cubeful = Emg{emg}}};
}

/// The table in the page called this "no double", and the rows of csv "double".
TEST(CubeChoices, AreTheSameInTablesAndInRows)
{
    const CubeAnalysis cash{.no_double = valued(1), .double_take = valued(1.25)};
    const auto tables = analyzed_choices({cash}, {}, Position(), Player::first);
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables.front().best, 2U);
    EXPECT_EQ(judge_offer(cash, true).best, "double");
}

TEST(CubeError, CountsABeaver)
{
    constexpr CubeSides kSides{.no_double = 0.1, .double_take = -0.2};
    EXPECT_DOUBLE_EQ(error_of(CubeChoice::doubled, kSides, DoubleAnswer::beaver), 0.5);
    EXPECT_DOUBLE_EQ(error_of(CubeChoice::beavered, kSides, DoubleAnswer::beaver), 0);
    EXPECT_DOUBLE_EQ(error_of(CubeChoice::raccooned, kSides, DoubleAnswer::beaver), 0.4);
}

}  // namespace
}  // namespace gammonkit
