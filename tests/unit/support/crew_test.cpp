#include "support/thread_pool.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <new>
#include <vector>

namespace gammonkit {
namespace {

TEST(ThreadPool, DoesEveryTaskOnce)
{
    ThreadPool thread_pool(3);
    for (const std::size_t count : {0U, 1U, 2U, 1000U}) {
        std::vector<std::atomic<int>> done(count);
        thread_pool.run(count, [&](std::size_t i) { ++done[i]; });
        for (const std::atomic<int>& times : done)
            EXPECT_EQ(times, 1);
    }
}

TEST(ThreadPool, CutsACountIntoParts)
{
    ThreadPool thread_pool(1);
    std::vector<std::pair<std::size_t, std::size_t>> parts;
    thread_pool.run_parts(10, 4, [&](std::size_t begin, std::size_t end) { parts.emplace_back(begin, end); });
    EXPECT_EQ(parts, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 4}, {4, 8}, {8, 10}}));
}

TEST(ThreadPool, GivesItsCallerWhatATaskThrows)
{
    ThreadPool thread_pool(3);
    for (const std::size_t count : {1U, 2U, 1000U}) {
        EXPECT_THROW(thread_pool.run(count, [](std::size_t) { throw std::bad_alloc(); }), std::bad_alloc);
        std::atomic<std::size_t> done = 0;
        thread_pool.run(count, [&](std::size_t) { ++done; });
        EXPECT_EQ(done, count);
    }
}

}  // namespace
}  // namespace gammonkit
