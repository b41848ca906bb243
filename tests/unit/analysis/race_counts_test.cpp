#include "analysis/race/counts.hpp"

#include "tests/unit/analysis/race_sides.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

const Side kSmooth = race_side({2, 2, 2, 3, 3, 3});
const Side kWithGapOnFive = race_side({2, 2, 5, 3, 0, 3});
const Side kDeepWithGaps = race_side({4, 3, 5, 0, 0, 3});
const Side kComingHome = race_side({0, 0, 0, 4, 4, 3, 1, 2, 0, 0, 0, 0, 1});
const Side kOnHighPoints = race_side({0, 0, 0, 5, 5, 5});
const Side kTwoStacks = race_side({3, 0, 0, 0, 5, 5});
const Side kDeepStacks = race_side({5, 5, 0, 0, 0, 5});

std::string verdict(RaceMethod method, const Board& board, bool redouble = false)
{
    return to_string(count_race(method, board, redouble).verdict);
}

// What GNU Backgammon 1.07 says ("show keith", "show thorp", "show isight").
TEST(KeithCount, IsThatOfGnuBackgammon)
{
    EXPECT_EQ(keith_count(kSmooth), 60);
    EXPECT_EQ(keith_count(kWithGapOnFive), 57);
    EXPECT_EQ(keith_count(kDeepWithGaps), 55);
    EXPECT_EQ(keith_count(kComingHome), 90);
    EXPECT_EQ(keith_count(kOnHighPoints), 75);
    EXPECT_EQ(keith_count(kTwoStacks), 63);
    EXPECT_EQ(keith_count(kDeepStacks), 59);
}

TEST(ThorpCount, IsThatOfGnuBackgammon)
{
    EXPECT_EQ(thorp_count(kSmooth), 83);
    EXPECT_EQ(thorp_count(kDeepWithGaps), 73);
    EXPECT_EQ(thorp_count(kOnHighPoints), 102);
    EXPECT_EQ(thorp_count(kComingHome), 117);
    EXPECT_EQ(thorp_count(kDeepStacks), 77);
}

TEST(IsightCount, IsThatOfGnuBackgammon)
{
    EXPECT_EQ(isight_count(kSmooth, kSmooth), 57);
    EXPECT_EQ(isight_count(kWithGapOnFive, kDeepWithGaps), 53);
    EXPECT_EQ(isight_count(kDeepWithGaps, kWithGapOnFive), 51);
    EXPECT_EQ(isight_count(kComingHome, kOnHighPoints), 95);
    EXPECT_EQ(isight_count(kOnHighPoints, kComingHome), 75);
    EXPECT_EQ(isight_count(kTwoStacks, kDeepStacks), 60);
    EXPECT_EQ(isight_count(kDeepStacks, kTwoStacks), 57);
}

TEST(WardCount, LooksAtWhatTheOpponentHas)
{
    EXPECT_EQ(ward_count(kSmooth, kSmooth), 57);
    EXPECT_EQ(ward_count(kSmooth, kTwoStacks), 57 + 2 * 2 - 3);
    EXPECT_EQ(ward_count(kTwoStacks, kSmooth), 58 + 2);
    EXPECT_EQ(ward_count(kComingHome, kOnHighPoints), 90 + 4 * 0.5);
}

TEST(RaceCount, OfThePlayerOnRollIsIncreased)
{
    const Board even{.own = kSmooth, .other = kSmooth};
    EXPECT_EQ(count_race(RaceMethod::keith, even, false).own, 60 + 8);  // A seventh, rounded down.
    EXPECT_DOUBLE_EQ(count_race(RaceMethod::thorp, even, false).own, 83 * 1.1);
    EXPECT_DOUBLE_EQ(count_race(RaceMethod::ward, even, false).own, 57 * 1.1);
    EXPECT_DOUBLE_EQ(count_race(RaceMethod::isight, even, false).own, 57 + 9.5);
    for (const RaceMethod method : {RaceMethod::trice, RaceMethod::percentages, RaceMethod::kleinman})
        EXPECT_EQ(count_race(method, even, false).own, 57);
}

TEST(RaceCount, OfThorpIsNotIncreasedInTheShortestRaces)
{
    // 9 pips, three checkers, two points.
    const Board shortest{.own = race_side({0, 0, 2, 0, 0, 0}), .other = race_side({0, 0, 2})};
    EXPECT_EQ(count_race(RaceMethod::thorp, shortest, false).own, 6 + 4 - 1);
}

// A position of Dan Scoones that Chuck Bower discussed in rec.games.backgammon on 25 March 1998: 84 pips
// against 96. The Thorp counts are equal, which is a take; a lead of 14 percent says pass.
TEST(RaceCount, OfThorpAndOfPercentagesMayDisagree)
{
    const Board board{.own = race_side({0, 2, 2, 0, 2, 3, 2, 4}),
                      .other = race_side({0, 2, 2, 1, 2, 3, 1, 0, 1, 0, 2, 0, 0, 0, 0, 1})};
    ASSERT_EQ(pips(board.own), 84);
    ASSERT_EQ(pips(board.other), 96);
    const RaceCount thorp = count_race(RaceMethod::thorp, board, false);
    EXPECT_DOUBLE_EQ(thorp.own, 121);
    EXPECT_EQ(thorp.other, 121);
    EXPECT_EQ(to_string(thorp.verdict), "Double, take");
    const RaceCount percentages = count_race(RaceMethod::percentages, board, false);
    EXPECT_NEAR(*percentages.measure, 14.3, 0.05);
    EXPECT_EQ(to_string(percentages.verdict), "Double, pass");
}

// Examples of Øystein Johansen in rec.games.backgammon, 22 February 2001: 100 pips against 113 and 106.
TEST(Kleinman, HasTheMetricAndTheChanceOfThePublishedExamples)
{
    EXPECT_NEAR(kleinman_metric(100, 113), 1.383, 0.0005);
    EXPECT_NEAR(kleinman_chance(kleinman_metric(100, 113)), 0.797, 0.0005);
    EXPECT_NEAR(kleinman_metric(100, 106), 0.495, 0.0005);
    EXPECT_NEAR(kleinman_chance(kleinman_metric(100, 106)), 0.69, 0.005);
    EXPECT_NEAR(kleinman_chance(1.0), 0.76, 0.005);
    EXPECT_NEAR(kleinman_chance(1.2), 0.78, 0.005);
    EXPECT_NEAR(kleinman_chance(2.0), 0.84, 0.005);
}

// Douglas Zare, "Desperate Races and Kleinman Race Count", 2010: 60 pips against 80 are 576 / 136.
TEST(Kleinman, HasTheMetricOfADesperateRace)
{
    EXPECT_DOUBLE_EQ(kleinman_metric(60, 80), 576.0 / 136);
}

TEST(Kleinman, GivesThePlayerBehindLessThanHalf)
{
    EXPECT_DOUBLE_EQ(kleinman_chance(kleinman_metric(31, 27)), 0.5);
    EXPECT_NEAR(kleinman_chance(kleinman_metric(51, 43)), 0.3828, 0.00005);  // GNU Backgammon 1.07.
}

TEST(Trice, ChangesItsRuleAbove62Pips)
{
    EXPECT_EQ(trice_last_take(40), 5);
    EXPECT_EQ(trice_last_take(62), 8);
    EXPECT_EQ(trice_last_take(63), 8);
    EXPECT_EQ(trice_last_take(70), 8);
    EXPECT_EQ(trice_last_take(71), 9);
    EXPECT_EQ(trice_last_take(100), 11);
    EXPECT_EQ(trice_last_take(3), 0);
}

/// 100 pips against so many more, all checkers far from home and none wasted.
Board long_race(int lead)
{
    Side other = race_side({0, 0, 0, 0, 5, 5, 0, 0, 5});
    other[9] = 4;
    other[static_cast<std::size_t>(9 + lead)] += 1;
    return {.own = race_side({0, 0, 0, 0, 5, 5, 0, 0, 5}), .other = other};
}

/// With how many pips the player doubles, redoubles and is dropped.
struct Thresholds {
    int doubles = 0;
    int redoubles = 0;
    int passes = 0;
    friend bool operator==(const Thresholds&, const Thresholds&) = default;
    friend void PrintTo(const Thresholds& t, std::ostream* out)
    {
        *out << t.doubles << " " << t.redoubles << " " << t.passes;
    }
};

int first_lead(RaceMethod method, bool redouble, std::string_view wanted)
{
    for (int lead = 1; lead < 15; ++lead) {
        if (verdict(method, long_race(lead), redouble).ends_with(wanted) &&
            verdict(method, long_race(lead), redouble).starts_with(redouble ? "Redouble" : "Double"))
            return lead;
    }
    return 0;
}

Thresholds thresholds(RaceMethod method)
{
    return {.doubles = first_lead(method, false, "take"),
            .redoubles = first_lead(method, true, "take"),
            .passes = first_lead(method, false, "pass")};
}

TEST(RaceCount, HasThresholdsThatAgreeToTwoPipsInARaceOf100Pips)
{
    ASSERT_EQ(pips(long_race(0).own), 100);
    EXPECT_EQ(thresholds(RaceMethod::trice), (Thresholds{8, 9, 12}));
    EXPECT_EQ(thresholds(RaceMethod::percentages), (Thresholds{8, 9, 13}));
    EXPECT_EQ(thresholds(RaceMethod::kleinman), (Thresholds{6, 8, 12}));
    EXPECT_EQ(thresholds(RaceMethod::keith), (Thresholds{10, 11, 13}));
}

TEST(RaceCount, SaysNoRedoubleOfAnOwnedCube)
{
    const Board even{.own = kSmooth, .other = kSmooth};
    for (const RaceMethod method : kRaceMethods) {
        EXPECT_EQ(verdict(method, even, false), "No double, take");
        EXPECT_EQ(verdict(method, even, true), "No redouble, take");
    }
}

TEST(RaceCount, OfIsightEstimatesTheChanceToWin)
{
    // 80 - 57 / 3.
    EXPECT_NEAR(*count_race(RaceMethod::isight, {.own = kSmooth, .other = kSmooth}, false).win, 0.61, 1e-9);
}

TEST(Advice, IsTheSameWhereBothDoTheSame)
{
    constexpr CubeVerdict kDouble{.doubling = Doubling::right_double};
    constexpr CubeVerdict kNoDouble{.doubling = Doubling::no_double};
    constexpr CubeVerdict kBeaver{.doubling = Doubling::no_double, .answer = DoubleAnswer::beaver};
    constexpr CubeVerdict kCash{.doubling = Doubling::right_double, .answer = DoubleAnswer::drop};
    constexpr CubeVerdict kOptional{.doubling = Doubling::optional_double};
    EXPECT_FALSE(is_same_advice(kDouble, kNoDouble));
    EXPECT_FALSE(is_same_advice(kDouble, kCash));
    EXPECT_TRUE(is_same_advice(kNoDouble, kBeaver));
    EXPECT_TRUE(is_same_advice(kOptional, kDouble));
    EXPECT_TRUE(is_same_advice(kNoDouble, kOptional));
}

TEST(RaceMethod, HasANameAndATitle)
{
    EXPECT_EQ(name_of(RaceMethod::percentages), "8-9-12");
    EXPECT_EQ(title_of(RaceMethod::kleinman), "Kleinman");
    for (const RaceMethod method : kRaceMethods)
        EXPECT_EQ(count_race(method, {.own = kSmooth, .other = kSmooth}, false).method, method);
}

}  // namespace
}  // namespace gammonkit
