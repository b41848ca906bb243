#include "analysis/bearoff/header.hpp"
#include "analysis/bearoff/home_board.hpp"
#include "analysis/bearoff/one_sided.hpp"
#include "analysis/bearoff/two_sided.hpp"
#include "support/files/md5.hpp"

#include <gtest/gtest.h>

namespace gammonkit::bearoff {
namespace {

TEST(Numbering, GivesEachPositionANumberOfItsOwn)
{
    const Numbering numbering(6, 4);
    ASSERT_EQ(numbering.size(), 210);
    for (int number = 0; number < numbering.size(); ++number)
        EXPECT_EQ(numbering.number_of(numbering.board_of(number)), number);
}

TEST(Numbering, CountsThePositionsOfGnuBackgammonsTables)
{
    EXPECT_EQ(Numbering(6, 15).size(), 54264);
    EXPECT_EQ(Numbering(8, 15).size(), 490314);
    EXPECT_EQ(Numbering(6, 6).size(), 924);
}

TEST(PipLayers, HoldEveryPositionOnceByItsPips)
{
    const Numbering numbering(4, 5);
    const PipLayers layers(numbering);
    ASSERT_EQ(layers.count(), 21U);
    ASSERT_EQ(layers.all().size(), static_cast<std::size_t>(numbering.size()));
    for (std::size_t pips = 0; pips < layers.count(); ++pips) {
        for (const int number : layers.layer(pips)) {
            const HomeBoard board = numbering.board_of(number);
            EXPECT_EQ(board[0] + 2U * board[1] + 3U * board[2] + 4U * board[3], pips);
        }
    }
}

std::string sum_of(const OneSidedOptions& options)
{
    return md5_of(build_one_sided(options).value_or("")).value_or("");
}

std::string sum_of(const TwoSidedOptions& options)
{
    return md5_of(build_two_sided(options).value_or("")).value_or("");
}

TEST(OneSided, IsGnuBackgammonsTableBitForBit)
{
    for (const int points : {1, 3, 5, 6, 7})
        EXPECT_EQ(sum_of(OneSidedOptions{.points = points}), known_md5(OneSidedOptions{.points = points}));
}

TEST(TwoSided, IsGnuBackgammonsTableBitForBit)
{
    for (const int checkers : {1, 4, 6})
        EXPECT_EQ(sum_of(TwoSidedOptions{.checkers = checkers}),
                  known_md5(TwoSidedOptions{.checkers = checkers}));
}

TEST(KnownSums, AreThoseOfTheManualAndNoOthers)
{
    EXPECT_EQ(known_md5(OneSidedOptions{.points = 13}), "cc74b69a62f6e648936f533838a527a8");
    EXPECT_EQ(known_md5(TwoSidedOptions{.checkers = 10}), "12dc70c86f356d06bc96ee38dee40c62");
    EXPECT_FALSE(known_md5(OneSidedOptions{.points = 14}));
    EXPECT_FALSE(known_md5(OneSidedOptions{.points = 6, .gammons = false}));
    EXPECT_FALSE(known_md5(OneSidedOptions{.points = 6, .form = OneSidedForm::plain}));
    EXPECT_FALSE(known_md5(TwoSidedOptions{.checkers = 11}));
    EXPECT_FALSE(known_md5(TwoSidedOptions{.points = 7}));
    EXPECT_FALSE(known_md5(TwoSidedOptions{.cubeful = false}));
}

// These sums are of files that makebearoff 1.07 wrote with -g, -c, -n and -C.
TEST(OneSided, IsGnuBackgammonsTableInItsOtherFormsToo)
{
    const auto plain = OneSidedForm::plain;
    EXPECT_EQ(sum_of(OneSidedOptions{.points = 4, .gammons = false}), "047224d7882dd9432913330858f5578e");
    EXPECT_EQ(sum_of(OneSidedOptions{.points = 4, .form = plain}), "e6eacd41c36e73db31b4625fb2c83a65");
    EXPECT_EQ(sum_of(OneSidedOptions{.points = 4, .gammons = false, .form = plain}),
              "7a5b9a6313660f8482f1bfbabd359798");
}

TEST(OneSided, HoldsGnuBackgammonsMeansAndDeviations)
{
    const auto normal = OneSidedForm::normal;
    EXPECT_EQ(sum_of(OneSidedOptions{.points = 4, .form = normal}), "5f26057e178f0edb000fe326d5c50b1c");
    EXPECT_EQ(sum_of(OneSidedOptions{.points = 6, .form = normal}), "166635744ebc32c2deb6d21bb2d3134b");
}

TEST(TwoSided, IsGnuBackgammonsTableWithoutTheCubeAndOnMorePointsToo)
{
    EXPECT_EQ(sum_of(TwoSidedOptions{.points = 3, .checkers = 3, .cubeful = false}),
              "2a3a64fd829e49c3d782f65ed34255aa");
    EXPECT_EQ(sum_of(TwoSidedOptions{.points = 7, .checkers = 2}), "d35340d8aeb25eb780dc21d5ef3bce31");
    EXPECT_EQ(sum_of(TwoSidedOptions{.points = 8, .checkers = 3}), "1d4a1ddd1e63d8187f61094c7decb749");
}

TEST(BearoffTables, AreTheSameWithAnyNumberOfThreads)
{
    EXPECT_EQ(build_one_sided({.points = 4}, {.threads = 1}), build_one_sided({.points = 4}, {.threads = 5}));
    EXPECT_EQ(build_two_sided({.checkers = 3}, {.threads = 1}),
              build_two_sided({.checkers = 3}, {.threads = 5}));
}

TEST(BearoffTables, AreNotMadeIfSomebodySaysStop)
{
    const BuildSettings settings{.progress = [](double) { return false; }};
    EXPECT_EQ(build_one_sided({}, settings).error().code, "interrupted");
    EXPECT_EQ(build_two_sided({.checkers = 2}, settings).error().code, "interrupted");
}

TEST(BearoffTables, TellHowFarTheyAre)
{
    std::vector<double> told;
    const BuildSettings settings{.progress = [&](double part) {
        told.push_back(part);
        return true;
    }};
    (void)build_one_sided({.points = 3}, settings);
    (void)build_two_sided({.points = 3, .checkers = 3}, settings);
    EXPECT_EQ(told.size(), 45U + 10U);
    for (const double part : told)
        EXPECT_TRUE(part >= 0 && part < 1) << part;
}

TEST(BearoffTables, AreRefusedIfTheyCannotBe)
{
    const auto message = [](const Result<std::string>& result) { return result.error().message; };
    EXPECT_EQ(message(build_one_sided({.points = 19})), "a table has 1 to 18 points, not 19");
    EXPECT_EQ(message(build_one_sided({.points = 15})), "a compressed table cannot have more than 14 points");
    EXPECT_EQ(message(build_two_sided({.points = 6, .checkers = 0})),
              "a table has 1 to 18 points and 1 to 15 checkers, not 6 and 0");
    EXPECT_EQ(build_two_sided({.points = 18, .checkers = 15}).error().code, "no-memory");
}

}  // namespace
}  // namespace gammonkit::bearoff
