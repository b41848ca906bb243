#include "analysis/bearoff/home_board.hpp"
#include "analysis/bearoff/two_sided.hpp"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace gammonkit::bearoff {
namespace {

/// The MD5 sum of a file that holds `bytes`.
std::string md5_of(const std::string& bytes)
{
    // Tests run side by side, each in its process.
    const std::string path = testing::TempDir() + "bearoff-table-" + std::to_string(getpid());
    std::ofstream(path, std::ios::binary) << bytes;
    const std::string command = "md5sum " + path;
    FILE* pipe = popen(command.c_str(), "r");  // NOLINT: a program of every Debian.
    char sum[33] = {};
    EXPECT_EQ(std::fread(sum, 1, 32, pipe), 32U);
    pclose(pipe);
    std::remove(path.c_str());
    return sum;
}

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

// The sums are those that the manual of GNU Backgammon prints for the tables of makebearoff.
TEST(OneSided, IsGnuBackgammonsTableBitForBit)
{
    EXPECT_EQ(md5_of(build_one_sided(1)), "c789f049ec98ce4e307b471257999f39");
    EXPECT_EQ(md5_of(build_one_sided(3)), "346dae6139ccb4b227c534373e5c52e4");
    EXPECT_EQ(md5_of(build_one_sided(5)), "2064f9a56b23117d053a573c96a92fa2");
    EXPECT_EQ(md5_of(build_one_sided(6)), "3dc7b833c4670849cee00479a9e21b49");
}

TEST(TwoSided, IsGnuBackgammonsTableBitForBit)
{
    EXPECT_EQ(md5_of(build_two_sided(6, 1)), "7ed6f8e7fce16ea2b80e07a4a516653c");
    EXPECT_EQ(md5_of(build_two_sided(6, 4)), "9156f37032d1d4b0352a41186e632dfc");
    EXPECT_EQ(md5_of(build_two_sided(6, 6)), "44b6040b49b46cb9dd2ce8caa947044d");
}

TEST(BearoffTables, AreNotMadeIfSomebodySaysStop)
{
    const Progress stop = [](double) { return false; };
    EXPECT_EQ(build_one_sided(6, stop), "");
    EXPECT_EQ(build_two_sided(6, 2, stop), "");
}

}  // namespace
}  // namespace gammonkit::bearoff
