#include "report/statistics/performance_map.hpp"

#include "model/structure/game_plan.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

PerformanceAtScore at(int away, int opponent_away, double error, int decisions, bool crawford = false)
{
    return {.away = away,
            .opponent_away = opponent_away,
            .crawford_game = crawford,
            .performance = {.decisions = decisions, .error = error}};
}

/// A match to 3: even, then two games at the same score, the Crawford game, and one after it.
MatchStatistics match_to_three()
{
    MatchStatistics statistics{.rules = {.length = 3}, .names = {"Ann", "Bob"}};
    statistics.match.players.first.by_score = {at(3, 3, 0.1, 10), at(2, 3, 0.1, 10), at(2, 3, 0.3, 10),
                                               at(1, 3, 0.5, 10, true), at(1, 2, 0, 10)};
    return statistics;
}

TEST(PerformanceMap, HasARowForEachNeedAndTheCrawfordGameApart)
{
    const auto map = performance_map(match_to_three(), Player::first);
    ASSERT_TRUE(map.has_value());
    EXPECT_EQ(map_text(*map), "PR of Ann by score (rows: Ann away, columns: Bob away)\n"
                              "      2            3\n"
                              "  Cr               25.00 (10)\n"
                              "  1   0.00 (10)\n"
                              "  2                10.00 (20)\n"
                              "  3                5.00 (10)\n");
}

TEST(PerformanceMap, IsNoneOfOneScoreOrOfMoney)
{
    MatchStatistics statistics = match_to_three();
    EXPECT_FALSE(performance_map(statistics, Player::second).has_value());
    statistics.match.players.first.by_score.resize(1);
    EXPECT_FALSE(performance_map(statistics, Player::first).has_value());
    statistics = match_to_three();
    statistics.rules.length = 0;
    EXPECT_FALSE(performance_map(statistics, Player::first).has_value());
}

TEST(PerformanceMap, TellsThePlansThatCameUp)
{
    MatchStatistics statistics = match_to_three();
    EXPECT_FALSE(plan_map(statistics).has_value());
    const auto in = [&](Player player, GamePlan plan) -> Performance& {
        std::vector<Performance>& plans = statistics.match.players[player].by_plan;
        plans.resize(kGamePlans);
        return plans[static_cast<std::size_t>(plan)];
    };
    in(Player::first, GamePlan::blitz) = {.decisions = 10, .error = 0.1};
    in(Player::second, GamePlan::prime_against_prime) = {.decisions = 4, .error = 0.2};
    const auto map = plan_map(statistics);
    ASSERT_TRUE(map.has_value());
    EXPECT_EQ(map_text(*map), "PR by game plan (decisions)\n"
                              "                 Ann          Bob\n"
                              "  blitz          5.00 (10)\n"
                              "  prime-vs-prime              25.00 (4)\n");
}

}  // namespace
}  // namespace gammonkit
