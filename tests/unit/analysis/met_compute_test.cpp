#include "analysis/met/computed_met.hpp"
#include "analysis/met/live_cube.hpp"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

// Equities, 2 x chance - 1, as the blog Computational Backgammon printed them in March 2012.
const std::vector<double> kPostCrawford{0, .028, .362, .388, .626, .645, .774, .788, .865, .874, .919, .925};
const std::vector<double> kCrawford{0, .363, .511, .636, .692, .781, .821, .870, .893, .923, .937, .954};
const std::vector<std::vector<double>> kPreCrawford{
    {.189, .322, .472, .585, .667, .733, .788, .834, .867, .896},  // 2-away against 3 to 12
    {.139, .289, .415, .513, .595, .667, .729, .777, .819},
    {.149, .279, .385, .474, .558, .630, .690, .741},
    {.131, .245, .343, .436, .518, .588, .649},
    {.118, .221, .320, .409, .488, .557},
    {.105, .208, .300, .385, .460},
    {.103, .198, .287, .367},
    {.096, .188, .271},
    {.092, .178},
    {.087}};

double equity(const MatchEquityTable& table, int own, int other, bool post_crawford = false)
{
    const MatchScore score{.away = {own, other}, .post_crawford = post_crawford};
    return 2 * table.at(score, Player::first).value - 1;
}

void expect_published_rows(const MatchEquityTable& table)
{
    for (int own = 2; own <= 11; ++own) {
        const std::vector<double>& row = kPreCrawford[static_cast<std::size_t>(own) - 2];
        for (int other = own + 1; other <= 12; ++other)
            EXPECT_NEAR(equity(table, own, other), row[static_cast<std::size_t>(other - own - 1)], .002)
                << own << "-away against " << other << "-away";
    }
}

/// The trailer's chances, as published.
std::vector<double> published_post_crawford()
{
    std::vector<double> chances;
    for (const double leader : kPostCrawford)
        chances.push_back((1 - leader) / 2);
    return chances;
}

TEST(ComputedMet, HasThePublishedEquitiesAfterTheCrawfordGame)
{
    const MatchEquityTable table = *computed_met({}, 12);
    for (int away = 1; away <= 12; ++away)
        EXPECT_NEAR(equity(table, 1, away, true), kPostCrawford[static_cast<std::size_t>(away) - 1], .002)
            << away << "-away";
}

TEST(ComputedMet, HasThePublishedEquitiesOfTheCrawfordGame)
{
    const MatchEquityTable table = *computed_met({}, 12);
    for (int away = 1; away <= 12; ++away)
        EXPECT_NEAR(equity(table, 1, away), kCrawford[static_cast<std::size_t>(away) - 1], .002)
            << away << "-away";
}

TEST(ComputedMet, HasThePublishedEquitiesBeforeTheCrawfordGame)
{
    expect_published_rows(*computed_met({}, 12));
}

TEST(ComputedMet, HasMostPublishedEquitiesInAllTheirDigits)
{
    const MatchEquityTable table = *computed_met({}, 12);
    double largest = 0;
    int within = 0;
    for (int own = 2; own <= 11; ++own) {
        const std::vector<double>& row = kPreCrawford[static_cast<std::size_t>(own) - 2];
        for (int other = own + 1; other <= 12; ++other) {
            const double apart =
                std::abs(equity(table, own, other) - row[static_cast<std::size_t>(other - own - 1)]);
            largest = std::max(largest, apart);
            within += apart <= .0005 ? 1 : 0;
        }
    }
    EXPECT_LT(largest, .00057);
    EXPECT_GE(within, 52);  // Of 55.
}

TEST(LiveCubeEquities, AreThePublishedOnesFromThePublishedRow)
{
    expect_published_rows(*MatchEquityTable::from(live_cube_equities({}, published_post_crawford(), 12)));
}

TEST(DiffusionEquities, AreThePublishedOnesToo)
{
    expect_published_rows(
        *MatchEquityTable::from(diffusion_equities(.276, published_post_crawford(), 12, 100)));
}

TEST(GammonkitMet, IsSymmetricAndGrowsWithTheLead)
{
    const MatchEquityTable table = gammonkit_met();
    ASSERT_EQ(table.length(), 25);
    for (int own = 1; own <= 25; ++own) {
        EXPECT_EQ(equity(table, own, own), 0);
        for (int other = 1; other <= 24; ++other) {
            EXPECT_NEAR(equity(table, own, other), -equity(table, other, own), 1e-12);
            EXPECT_LT(equity(table, own, other), equity(table, own, other + 1)) << own << ' ' << other;
        }
    }
}

TEST(Zadeh, GivesTheTableOfGnuBackgammon)
{
    // Printed by GNU Backgammon 1.07 for zadeh.xml with a length of 25 points.
    const MatchEquityTable table =
        *MatchEquityTable::from(live_cube_equities(live_cube_rates({}), zadeh_post_crawford({}, 25), 25));
    const auto chance = [&](int own, int other) { return (1 + equity(table, own, other)) / 2; };
    EXPECT_NEAR(chance(1, 2), .687500, 1e-6);
    EXPECT_NEAR(chance(1, 8), .938308, 1e-6);
    EXPECT_NEAR(chance(2, 3), .603017, 1e-6);
    EXPECT_NEAR(chance(2, 8), .879936, 1e-6);
    EXPECT_NEAR(chance(3, 4), .574482, 1e-6);
    EXPECT_NEAR(chance(3, 8), .808308, 1e-6);
    EXPECT_NEAR(chance(6, 5), .431723, 1e-6);
    EXPECT_NEAR(chance(6, 8), .616340, 1e-6);
}

TEST(ZadehPostCrawford, GivesTheRowOfGnuBackgammon)
{
    const std::vector<double> row = zadeh_post_crawford({}, 8);
    const std::vector<double> printed{.5, .485, .3125, .302875, .179688, .174203, .106445, .103186};
    for (std::size_t n = 0; n < 8; ++n)
        EXPECT_NEAR(row[n], printed[n], 1e-6);
}

}  // namespace
}  // namespace gammonkit
