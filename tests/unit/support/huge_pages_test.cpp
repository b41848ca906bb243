#include "support/huge_pages.hpp"

#include <cstdint>
#include <gtest/gtest.h>
#include <numeric>

namespace gammonkit {
namespace {

TEST(HugePages, HoldWhatAVectorHolds)
{
    InHugePages<int> numbers;
    for (int i = 0; i < 1'000'000; ++i)
        numbers.push_back(i);
    EXPECT_EQ(std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0}), 499'999'500'000);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(numbers.data()) % (1U << 21U), 0U);
}

}  // namespace
}  // namespace gammonkit
