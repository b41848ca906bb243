#include "decisions/statistics/pace.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

std::vector<int> decisions_at(const std::vector<PerformanceAtPace>& paces)
{
    std::vector<int> counts;
    for (const PerformanceAtPace& at : paces)
        counts.push_back(at.performance.decisions);
    return counts;
}

std::vector<TimedDecision> taking(std::initializer_list<double> seconds, bool is_play = true)
{
    std::vector<TimedDecision> decisions;
    for (const double each : seconds)
        decisions.push_back({.is_play = is_play, .seconds = each, .error = each / 100});
    return decisions;
}

TEST(Pace, IsHurriedAndConsideredInAQuarterEach)
{
    const std::vector<PerformanceAtPace> paces = by_pace(taking({8, 1, 5, 3, 2, 7, 4, 6}));
    EXPECT_EQ(decisions_at(paces), (std::vector{2, 4, 2}));
    EXPECT_DOUBLE_EQ(paces.at(0).seconds, 3);
    EXPECT_DOUBLE_EQ(paces.at(0).performance.error, 0.03);
    EXPECT_DOUBLE_EQ(paces.at(2).performance.error, 0.15);
    EXPECT_DOUBLE_EQ(paces.at(2).performance.squares, 0.07 * 0.07 + 0.08 * 0.08);
}

TEST(Pace, IsUsualWhereNothingIsFasterOrSlower)
{
    EXPECT_EQ(decisions_at(by_pace(taking({2, 1, 3}))), (std::vector{0, 3, 0})) << "too few";
    EXPECT_EQ(decisions_at(by_pace(taking({0, 0, 0, 0, 9}))), (std::vector{0, 4, 1}))
        << "a clock that stood still";
    EXPECT_TRUE(by_pace({}).empty());
}

TEST(Pace, IsThatOfPlaysAndOfTheCubeEach)
{
    std::vector<TimedDecision> decisions = taking({1, 2, 3, 4});
    const std::vector<TimedDecision> cubes = taking({20, 30, 40, 50}, false);
    decisions.insert(decisions.end(), cubes.begin(), cubes.end());
    const std::vector<PerformanceAtPace> paces = by_pace(decisions);
    EXPECT_EQ(decisions_at(paces), (std::vector{2, 4, 2}));
    EXPECT_DOUBLE_EQ(paces.at(0).seconds, 21);
}

}  // namespace
}  // namespace gammonkit
