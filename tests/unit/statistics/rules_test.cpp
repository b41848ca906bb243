#include "decisions/statistics/judge_cube.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr SingleCubeSides sides_of(float no_double, float double_take)
{
    return {.no_double = no_double, .double_take = double_take};
}

CountingRules manual()
{
    return counting_by(StatisticsRules::manual);
}

TEST(StatisticsRules, HaveTheNamesOfTheCommandLine)
{
    for (const auto rules : {StatisticsRules::gnubg, StatisticsRules::manual, StatisticsRules::xg})
        EXPECT_EQ(statistics_rules_named(to_string(rules)), rules);
    EXPECT_FALSE(statistics_rules_named("snowie").has_value());
    EXPECT_EQ(counting_by(StatisticsRules::gnubg), CountingRules{});
}

TEST(StatisticsRules, OfTheManualCountAQuarterAsClose)
{
    EXPECT_FALSE(is_close(sides_of(0.5F, 0.3F), {}));
    EXPECT_TRUE(is_close(sides_of(0.5F, 0.3F), manual()));
    EXPECT_FALSE(is_close(sides_of(0.5F, 0.25F), manual()));
}

TEST(StatisticsRules, OfTheManualCountWhatIsTooGood)
{
    EXPECT_FALSE(is_close(sides_of(1.3F, 1.9F), {}));
    EXPECT_TRUE(is_close(sides_of(1.3F, 1.9F), manual()));
}

TEST(StatisticsRules, OfTheManualPartDoublesAtNinetyFiveHundredths)
{
    const auto missed = [](float no_double) {
        return to_string(mistake_of_offer(sides_of(no_double, 0.99F), false, manual()),
                         StatisticsRules::manual);
    };
    EXPECT_EQ(missed(0.94F), "missed double around the double point");
    EXPECT_EQ(missed(0.95F), "missed double around the too good point");
    const auto wrong = [](float no_double) {
        return to_string(mistake_of_offer(sides_of(no_double, 0.5F), true, manual()),
                         StatisticsRules::manual);
    };
    EXPECT_EQ(wrong(0.94F), "wrong double around the double point");
    EXPECT_EQ(wrong(0.96F), "wrong double around the too good point");
    EXPECT_EQ(mistake_of_offer(sides_of(0.96F, 0.99F), false, {}), CubeMistake::missed_double_below_cash);
}

TEST(StatisticsRules, HaveTheirOwnMarks)
{
    EXPECT_EQ(manual().thresholds, thresholds_named("gnubg-manual"));
    EXPECT_EQ(counting_by(StatisticsRules::xg).thresholds, thresholds_named("xg"));
}

}  // namespace
}  // namespace gammonkit
