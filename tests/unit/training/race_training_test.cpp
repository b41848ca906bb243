#include "analysis/bearoff/one_sided.hpp"
#include "support/files/temporary_folder.hpp"
#include "tests/unit/analysis/race_sides.hpp"
#include "training/nets_folder.hpp"
#include "training/race_session.hpp"

#include <gtest/gtest.h>

namespace gammonkit::training {
namespace {

using bearoff::OneSidedTable;
using bearoff::SideRolls;

NetWeights untrained()
{
    return NetWeights::random({64}, 1, Encoding::one_side);
}

OneSidedTable table_of(int points)
{
    return *OneSidedTable::from(bearoff::TableBytes(*bearoff::build_one_sided({.points = points})));
}

/// But for rounding.
void expect_equal(const bearoff::Distribution& found, const bearoff::Distribution& expected)
{
    for (std::size_t k = 0; k < bearoff::kSlots; ++k)
        EXPECT_NEAR(found[k], expected[k], 2) << k << " rolls";
}

TEST(RaceTargets, AreThoseOfTheTableWhereItReaches)
{
    const Net net(untrained());
    const OneSidedTable table = table_of(6);
    const Side side = race_side({2, 2, 3, 3, 3, 2});
    const SideRolls found = RaceTargets(net, table).target(side);
    const SideRolls expected = *bearoff::side_rolls(table, side);
    EXPECT_EQ(found.to_bear_off, expected.to_bear_off);
    EXPECT_EQ(found.to_save_gammon, expected.to_save_gammon);
    EXPECT_EQ(found.to_save_backgammon, bearoff::done());
}

TEST(RaceTargets, LookOneRollAheadAboveTheTable)
{
    // With every roll and every play these checkers come home.
    const Net net(untrained());
    const OneSidedTable table = table_of(6);
    for (const Side& side : {race_side({0, 0, 0, 0, 0, 0, 1}), race_side({14, 0, 0, 0, 0, 0, 1})}) {
        const SideRolls found = RaceTargets(net, table).target(side);
        const SideRolls expected = *bearoff::side_rolls(table_of(7), side);
        expect_equal(found.to_bear_off, expected.to_bear_off);
        expect_equal(found.to_save_gammon, expected.to_save_gammon);
    }
}

TEST(RaceTargets, KnowHowSoonACheckerLeavesTheOtherHome)
{
    const Net net(untrained());
    const OneSidedTable table = table_of(6);
    Side side = race_side({5, 5, 4});
    side[0] = 0;
    side[19] = 1;
    const SideRolls found = RaceTargets(net, table).target(side);
    EXPECT_EQ(found.to_save_backgammon[1], bearoff::kCertain);
}

std::vector<LabeledSide> lesson()
{
    const OneSidedTable table = table_of(6);
    std::mt19937 random(1);
    std::vector<LabeledSide> sides;
    for (int i = 0; i < 64; ++i) {
        const Side side = random_race_side(random, 6);
        sides.push_back({.side = side, .target = *bearoff::side_rolls(table, side)});
    }
    return sides;
}

TEST(TrainerOfRaces, LearnsHowManyRollsSidesNeed)
{
    ThreadPool threads(1);
    Trainer trainer(untrained(), threads);
    const std::vector<LabeledSide> sides = lesson();
    const float before = trainer.learn(std::span(sides), 1e-3F);
    float after = before;
    for (int step = 0; step < 300; ++step)
        after = trainer.learn(std::span(sides), 1e-3F);
    EXPECT_GE(after, 0);
    EXPECT_LT(after, before / 20);
}

class RaceSessionTest : public testing::Test {
protected:
    RaceSessionTest() { write_all(settings_.bearoff, *bearoff::build_one_sided({})); }

    Result<TemporaryFolder> folder_ = TemporaryFolder::make();
    Settings settings_{.nets = folder_->path().string(),
                       .learn = {"contact", "race", "ordering"},
                       .widths = {64},
                       .odd_starts = 0.9,
                       .batch = 32,
                       .chunk = 8,
                       .passes = 4,
                       .memory = 3000,
                       .bearoff = (folder_->path() / "os.bd").string(),
                       .races = 300,
                       .threads = 2};
};

TEST_F(RaceSessionTest, LearnsFromGamesAndFromWhatTheTableKnows)
{
    make_nets(settings_);
    RaceSession session(settings_);
    const double before = session.train_chunk();
    double after = before;
    for (int chunk = 0; chunk < 5; ++chunk)
        after = session.train_chunk();
    EXPECT_LT(after, before / 2);
}

TEST_F(RaceSessionTest, MakesTheSameNetAgain)
{
    settings_.games = 16;
    const auto trained = [&] {
        make_nets(settings_);
        RaceSession(settings_).train();
        const std::string path = net_path(settings_.nets, "race");
        const std::string net = read_all(path);
        std::filesystem::remove(path);
        return net;
    };
    const std::string first = trained();
    EXPECT_TRUE(first == trained());
}

TEST_F(RaceSessionTest, RefusesANetThatIsToldBothSides)
{
    make_nets(settings_);
    write_all(net_path(settings_.nets, "race"), write_net(NetWeights::random({64}, 1)));
    EXPECT_THROW(RaceSession{settings_}, std::runtime_error);
}

}  // namespace
}  // namespace gammonkit::training
