#include "report/verdict.hpp"

#include "decisions/players/player_records.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing::EndsWith;

/// A match to 7 that Ann has won, by less errors than Bo and by luck, as chances to win.
MatchStatistics won_by(double errors, double luck)
{
    MatchStatistics statistics{.rules = {.length = 7}};
    auto& [first, second] = statistics.match.players;
    first.checker.emplace();
    second.checker.emplace().rate.error.absolute = errors;
    first.luck.emplace().total.absolute = luck;
    second.luck.emplace();
    statistics.match.results = {.actual = 0.5, .luck_adjusted = 0.5 - luck};
    return statistics;
}

std::string verdict(double errors, double luck)
{
    const Match match{.rules = {.length = 7}, .players = {{.name = "Ann"}, {.name = "Bo"}}};
    return verdict_words({.match = &match, .statistics = won_by(errors, luck)});
}

TEST(Verdict, TellsANumberOnlyIfLittleIsUnexplained)
{
    EXPECT_THAT(verdict(0.25, 0.21), EndsWith("With average dice Ann wins this 79 times in 100."));
    EXPECT_THAT(verdict(0.10, 0.15), EndsWith("With average dice this roughly favors Ann."));
    EXPECT_THAT(verdict(-0.10, 0.36), EndsWith("With average dice it is open who wins this."));
}

TEST(Verdict, NamesPartsThatAddUp)
{
    const BalanceParts parts = parts_of(*balance_of(won_by(0.187, 0.167)));
    EXPECT_EQ(parts.errors, 19);
    EXPECT_EQ(parts.luck, 17);
    EXPECT_EQ(parts.unexplained, 14);
    const BalanceParts negative = parts_of(*balance_of(won_by(-0.124, 0.626)));
    EXPECT_EQ(negative.errors + negative.luck + negative.unexplained, 50);
}

TEST(Verdict, SaysNothingOfLessThanAPercent)
{
    const Translator english;
    const BalanceParts parts = parts_of(*balance_of(won_by(0.302, 0.199)));
    EXPECT_EQ(unexplained_words(parts, english), "");
    EXPECT_EQ(unexplained_words({.unexplained = -2}, english),
              "−2% not explained (the engine’s own inexactness)");
}

TEST(PlayerTotals, TellNoNumberOfMatchesThatCannotBe)
{
    PlayerTotals totals{.luck_adjusted_matches = 1, .luck_adjusted_won = -0.5};
    EXPECT_FALSE(totals.possibly_won());
    totals.luck_adjusted_won = 1.2;
    EXPECT_FALSE(totals.possibly_won());
    totals.luck_adjusted_won = 0.7;
    EXPECT_EQ(totals.possibly_won(), 0.7);
}

}  // namespace
}  // namespace gammonkit
