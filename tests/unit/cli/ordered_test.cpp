#include "cli/batch/ordered.hpp"

#include <atomic>
#include <chrono>
#include <fstream>
#include <gtest/gtest.h>
#include <new>
#include <sys/resource.h>
#include <unistd.h>

namespace gammonkit::cli {
namespace {

using namespace std::chrono_literals;

TEST(ForEachInOrder, UsesResultsInOrderThoughTheFirstTakesLongest)
{
    std::vector<std::size_t> used;
    for_each_in_order(
        100, 4,
        [](std::size_t i) {
            if (i % 10 == 0) std::this_thread::sleep_for(2ms);
            return i * i;
        },
        [&](std::size_t i, std::size_t square) {
            EXPECT_EQ(square, i * i);
            used.push_back(i);
            return true;
        });
    ASSERT_EQ(used.size(), 100U);
    EXPECT_TRUE(std::is_sorted(used.begin(), used.end()));
}

TEST(ForEachInOrder, NeverWorksFarAheadOfWhatWasUsed)
{
    std::atomic<std::size_t> begun = 0;
    for_each_in_order(
        500, 2,
        [&](std::size_t i) {
            ++begun;
            return i;
        },
        [&](std::size_t i, std::size_t) {
            EXPECT_LE(begun, i + 1 + 16);  // Eight results wait for each thread at most.
            return true;
        });
    EXPECT_EQ(begun, 500U);
}

TEST(ForEachInOrder, ThrowsWhatTheWorkThrows)
{
    for (const std::size_t threads : {1, 3}) {
        const auto all = [&] {
            for_each_in_order(
                100, threads, [](std::size_t i) { return i == 20 ? throw std::bad_alloc() : i; },
                [](std::size_t, std::size_t) { return true; });
        };
        EXPECT_THROW(all(), std::bad_alloc) << threads;
    }
}

TEST(ForEachInOrder, StopsWhenToldTo)
{
    std::atomic<std::size_t> begun = 0;
    std::size_t used = 0;
    for_each_in_order(
        1000, 3,
        [&](std::size_t i) {
            ++begun;
            return i;
        },
        [&](std::size_t, std::size_t) { return ++used < 10; });
    EXPECT_EQ(used, 10U);
    EXPECT_LT(begun, 1000U);
}

TEST(ForEachInOrder, WorksOnTheCallingThreadIfThereIsOne)
{
    const std::thread::id here = std::this_thread::get_id();
    for_each_in_order(
        3, 1, [&](std::size_t) { return std::this_thread::get_id(); },
        [&](std::size_t, std::thread::id there) {
            EXPECT_EQ(here, there);
            return true;
        });
}

TEST(ForEachInOrder, DoesNothingWithoutWork)
{
    for_each_in_order(
        0, 4, [](std::size_t i) { return i; },
        [](std::size_t, std::size_t) {
            ADD_FAILURE() << "there is nothing to use";
            return true;
        });
}

/// Bytes of memory that this process has asked for.
rlim_t asked_for()
{
    std::ifstream file("/proc/self/statm");
    rlim_t pages = 0;
    file >> pages;
    return pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

TEST(ForEachInOrder, GoesOnWithTheThreadsThatTheSystemGrants)
{
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "the sanitizer needs more memory than can be limited";
#endif
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
    const rlimit tight{.rlim_cur = asked_for() + (rlim_t{40} << 20U), .rlim_max = before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_AS, &tight), 0);
    std::size_t used = 0;
    for_each_in_order(
        300, 100, [](std::size_t i) { return i; }, [&](std::size_t, std::size_t) { return ++used > 0; });
    setrlimit(RLIMIT_AS, &before);
    EXPECT_EQ(used, 300U);
}

}  // namespace
}  // namespace gammonkit::cli
