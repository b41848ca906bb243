// The table of mean rolls that comes with GammonKit is made from a bearoff table by
// GAMMONKIT_UPDATE_GOLDENS=1 build/dev/tests/unit_analysis --gtest_filter='MeanRolls.*'
#include "model/race/effort.hpp"

#include "analysis/bearoff/one_sided_table.hpp"
#include "model/identifiers/position_id.hpp"
#include "support/files/file.hpp"
#include "tests/unit/analysis/race_sides.hpp"

#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

bearoff::OneSidedTable table_of_means(int points)
{
    const bearoff::OneSidedOptions options{.points = points, .form = bearoff::OneSidedForm::normal};
    return *bearoff::OneSidedTable::from(bearoff::TableBytes(*bearoff::build_one_sided(options)));
}

/// The bytes of the table that comes with GammonKit.
std::string made_from(const bearoff::OneSidedTable& table)
{
    std::string bytes;
    for (int number = 0; number < table.numbering().size(); ++number) {
        const auto units = static_cast<unsigned>(std::lround(table.moments(number).mean * kMeanRollUnits));
        bytes += static_cast<char>(units & 255U);
        bytes += static_cast<char>(units >> 8U);
    }
    return bytes;
}

TEST(MeanRolls, AreThoseOfABearoffTable)
{
    const bearoff::OneSidedTable table = table_of_means(6);
    ASSERT_EQ(table.numbering().size(), kHomeNumbers);
    const std::string path = std::string(GAMMONKIT_SOURCE_DIR) + "/model/race/mean_rolls.table";
    if (std::getenv("GAMMONKIT_UPDATE_GOLDENS") != nullptr) {
        ASSERT_TRUE(write_output(path, made_from(table), Overwrite::yes));
        GTEST_SKIP() << "the table was written: build and test again";
    }
    for (int number = 0; number < kHomeNumbers; ++number)
        ASSERT_NEAR(mean_rolls(number), table.moments(number).mean, 0.5 / kMeanRollUnits + 1e-6) << number;
}

TEST(MeanRolls, AreFoundByTheNumbersOfBearoffTables)
{
    const bearoff::Numbering numbering(6, 15);
    EXPECT_EQ(home_number(race_side({})), 0);
    EXPECT_EQ(home_number(race_side({0, 0, 0, 0, 0, 15})), kHomeNumbers - 1);
    EXPECT_EQ(home_number(race_side({3, 0, 2, 5, 1, 2})), numbering.number_of(race_side({3, 0, 2, 5, 1, 2})));
    EXPECT_EQ(home_number(race_side({0, 0, 0, 0, 0, 0, 1})), std::nullopt);
}

// Walter Trice, "Effective Pip Count": seven checkers on the ace point need 28.999 pips, thirteen 50.000004.
TEST(RaceEffort, OfAStackOnTheAcePointIsAWholeNumber)
{
    EXPECT_NEAR(race_effort(race_side({7})).effective_pips(), 28.9992, 0.001);
    EXPECT_NEAR(race_effort(race_side({13})).effective_pips(), 50.000, 0.001);
}

TEST(RaceEffort, OfOneCheckerOnTheAcePointIsOneRoll)
{
    const RaceEffort effort = race_effort(race_side({1}));
    EXPECT_EQ(effort.pips, 1);
    EXPECT_EQ(effort.rolls, 1);
    EXPECT_TRUE(effort.is_exact);
    EXPECT_NEAR(effort.wastage(), 49.0 / 6 - 1, 1e-9);
}

TEST(RaceEffort, OfNoCheckersIsNone)
{
    EXPECT_EQ(race_effort(race_side({})).rolls, 0);
    EXPECT_EQ(race_effort(race_side({})).wastage(), 0);
}

TEST(RaceEffort, IsEstimatedToHalfAPipWhereCheckersStandOutside)
{
    constexpr int kSides = 20'000;
    constexpr int kPoints = 8;
    const bearoff::OneSidedTable table = table_of_means(kPoints);
    std::mt19937 random(22);
    double squares = 0;
    double sum = 0;
    for (int i = 0; i < kSides; ++i) {
        const Side asked = random_race_side(random, kPoints);
        const RaceEffort effort = race_effort(asked);
        ASSERT_FALSE(effort.is_exact);
        const double error =
            effort.effective_pips() - effective_pips(table.moments(*table.number_of(asked)).mean);
        squares += error * error;
        sum += error;
    }
    RecordProperty("root_mean_square", std::to_string(std::sqrt(squares / kSides)));
    EXPECT_LT(std::sqrt(squares / kSides), 0.4);
    EXPECT_NEAR(sum / kSides, 0, 0.15);
}

Position position(std::string_view id)
{
    return *position_from_id(id, Player::first);
}

TEST(RaceEfforts, AreThoseOfBothSidesOfARace)
{
    const std::optional<ByPlayer<RaceEffort>> efforts = race_efforts(position("2x0AAOi2AQAAAA"));
    ASSERT_TRUE(efforts);
    EXPECT_EQ(efforts->first.pips, 31);
    EXPECT_EQ(efforts->second.pips, 27);
    EXPECT_NEAR(efforts->first.rolls, 5.146, 0.001);
}

TEST(RaceEfforts, AreUnknownWhileThereIsContactAndWhenTheGameIsOver)
{
    EXPECT_FALSE(race_efforts(position("4HPwATDgc/ABMA")));
    EXPECT_FALSE(race_efforts(*Position::from({race_side({}), race_side({1})})));
}

}  // namespace
}  // namespace gammonkit
