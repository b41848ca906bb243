#include "analysis/hypergammon/build.hpp"
#include "analysis/hypergammon/numbering.hpp"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace gammonkit::hypergammon {
namespace {

std::string temporary_path(const std::string& name)
{
    // Tests run side by side, each in its process.
    return testing::TempDir() + "hypergammon-" + std::to_string(getpid()) + "-" + name;
}

/// The MD5 sum of a file that holds `bytes`.
std::string md5_of(const std::string& bytes)
{
    const std::string path = temporary_path("table");
    std::ofstream(path, std::ios::binary) << bytes;
    FILE* pipe = popen(("md5sum " + path).c_str(), "r");  // NOLINT: a program of every Debian.
    char sum[33] = {};
    EXPECT_EQ(std::fread(sum, 1, 32, pipe), 32U);
    pclose(pipe);
    std::remove(path.c_str());
    return sum;
}

Side side_with(std::initializer_list<std::size_t> points)
{
    Side side{};
    for (const std::size_t point : points)
        ++side[point];
    return side;
}

TEST(HypergammonNumbering, GivesEachPositionANumberOfItsOwn)
{
    for (int checkers = 1; checkers <= kMostCheckers; ++checkers) {
        const Numbering numbering(checkers);
        for (std::size_t number = 0; number < numbering.size(); ++number)
            EXPECT_EQ(numbering.number_of(numbering.side_of(number)), number);
    }
}

TEST(HypergammonNumbering, CountsThePositionsThatTheManualOfGnuBackgammonCounts)
{
    EXPECT_EQ(Numbering(1).size() * Numbering(1).size(), 676U);
    EXPECT_EQ(Numbering(2).size() * Numbering(2).size(), 123201U);
    EXPECT_EQ(Numbering(3).size() * Numbering(3).size(), 10732176U);
}

TEST(HypergammonNumbering, KnowsThePositionsOfTheManual)
{
    // ADAAAQAkIAAAAA: "Player 3018, Opponent 2831".
    const Numbering numbering(3);
    EXPECT_EQ(numbering.number_of(side_with({15, 17, 24})), 3018U);
    EXPECT_EQ(numbering.number_of(side_with({13, 13, 23})), 2831U);
}

TEST(HypergammonNumbering, HasNoPlaceForOtherNumbersOfCheckers)
{
    EXPECT_FALSE(Numbering(3).number_of(side_with({15, 17, 23, 24})).has_value());
    EXPECT_FALSE(Numbering(3).number_of(side_with({15, 17})).has_value());
}

TEST(HypergammonBuild, WritesTheTablesOfMakehyper)
{
    // Made by makehyper 1.07.
    EXPECT_EQ(md5_of(*build_table(1, {})), "a7c5848c841b2a5742f03b1bdaa01990");
    EXPECT_EQ(md5_of(*build_table(2, {})), "c76269ce0aac667a015dc3b85ea31921");
}

TEST(HypergammonBuild, DoesNotDependOnTheThreads)
{
    EXPECT_EQ(build_table(2, {.threads = 1, .threshold = 0.5}),
              build_table(2, {.threads = 3, .threshold = 0.5}));
}

TEST(HypergammonBuild, GoesOnFromACheckpointAsIfItHadNotStopped)
{
    BuildSettings settings{.threshold = 0.3, .checkpoint = temporary_path("checkpoint")};
    settings.progress = [](const BuildProgress& now) { return now.iteration < 3 || now.part < 0.5; };
    const Result<std::string> stopped = build_table(2, settings);
    ASSERT_FALSE(stopped.has_value());
    EXPECT_EQ(stopped.error().code, "interrupted");
    settings.resume = true;
    settings.progress = [](const BuildProgress& now) { return now.iteration >= 3; };
    EXPECT_EQ(build_table(2, settings), build_table(2, {.threshold = 0.3}));
    std::remove(settings.checkpoint.c_str());
}

TEST(HypergammonBuild, RefusesACheckpointOfAnotherTable)
{
    BuildSettings settings{.checkpoint = temporary_path("other")};
    settings.progress = [](const BuildProgress&) { return false; };
    ASSERT_FALSE(build_table(1, settings).has_value());
    settings.resume = true;
    const Result<std::string> other = build_table(2, settings);
    ASSERT_FALSE(other.has_value());
    EXPECT_EQ(other.error().code, "bad-checkpoint");
    std::remove(settings.checkpoint.c_str());
}

TEST(HypergammonBuild, RefusesFourCheckers)
{
    EXPECT_EQ(build_table(4, {}).error().message, "hypergammon has 1 to 3 checkers, not 4");
}

}  // namespace
}  // namespace gammonkit::hypergammon
