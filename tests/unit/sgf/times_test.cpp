#include "formats/sgf/format.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Collection read_moves(const std::string& moves)
{
    CollectingReporter reporter;
    const SourceText source("times.sgf", "(;FF[4]GM[6]MI[length:3][game:1][ws:0][bs:0]\n" + moves + ")\n");
    return read_sgf(source, {}, reporter).value();
}

TEST(SgfTimes, AreReadAndWritten)
{
    const Collection read = read_moves(";W[31hefe]WL[705]BL[-7]VT[863]\n;B[52lqln]BL[600]ET[5230]");
    const std::vector<Turn>& turns = read.matches.at(0).games.at(0).turns;
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(*turns[0].times, (TurnTimes{.clocks = {705, -7}, .video = 863}));
    EXPECT_EQ(*turns[1].times, (TurnTimes{.clocks = {std::nullopt, 600}, .milliseconds = 5230}));
    const std::string text = write_sgf(read, {}).value();
    EXPECT_NE(text.find(";W[31hefe]WL[705]BL[-7]VT[863]\n;B[52lqln]BL[600]ET[5230])"), std::string::npos)
        << text;
}

TEST(SgfTimes, StayAsTheyAreWhereTheyAreNoWholeSeconds)
{
    const Collection read = read_moves(";W[31hefe]WL[705.5]VT[soon]");
    const Turn& turn = read.matches.at(0).games.at(0).turns.at(0);
    EXPECT_FALSE(turn.times);
    EXPECT_EQ(turn.extras.size(), 2U);
    EXPECT_NE(write_sgf(read, {}).value().find(";W[31hefe]WL[705.5]VT[soon])"), std::string::npos);
}

}  // namespace
}  // namespace gammonkit
