#include "tests/unit/house/functions.hpp"
#include "tests/unit/house/source_tree.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace gammonkit::house {
namespace {

constexpr std::size_t kLongestFile = 400;
constexpr std::size_t kLongestFunction = 60;
constexpr std::size_t kLongFunction = 40;  // At most one in a hundred is this long or longer.

struct Measured {
    std::string where;
    std::size_t length;
};

std::vector<Measured> functions_of_the_product()
{
    std::vector<Measured> all;
    for (const SourceFile& file : source_files(product_folders())) {
        for (const FoundFunction& function : find_functions(file.text))
            all.push_back({fmt::format("{}:{}: {} has {} lines", file.path, function.line, function.name,
                                       function.length),
                           function.length});
    }
    return all;
}

/// The places of those that have `limit` lines or more.
std::vector<std::string> at_least(std::size_t limit, const std::vector<Measured>& all)
{
    std::vector<std::string> places;
    for (const Measured& one : all) {
        if (one.length >= limit) places.push_back(one.where);
    }
    return places;
}

TEST(Size, NoFunctionHasMoreThanSixtyLines)
{
    EXPECT_EQ(at_least(kLongestFunction + 1, functions_of_the_product()), std::vector<std::string>{});
}

TEST(Size, NinetyNineInAHundredFunctionsHaveFewerThanFortyLines)
{
    const std::vector<Measured> all = functions_of_the_product();
    const std::vector<std::string> long_ones = at_least(kLongFunction, all);
    EXPECT_LE(long_ones.size() * 100, all.size()) << fmt::format("{}", fmt::join(long_ones, "\n"));
}

TEST(Size, TheMedianFunctionIsShort)
{
    std::vector<Measured> all = functions_of_the_product();
    ASSERT_GT(all.size(), 50U) << "the finder must have lost its way";
    const auto middle = begin(all) + static_cast<std::ptrdiff_t>(all.size() / 2);
    std::ranges::nth_element(all, middle, {}, &Measured::length);
    EXPECT_LE(middle->length, 10U);
}

TEST(Size, NoFileHasMoreThanFourHundredLines)
{
    std::vector<std::string_view> folders = product_folders();
    folders.insert(end(folders), {"tests", "bench"});
    std::vector<std::string> too_long;
    for (const SourceFile& file : source_files(folders)) {
        const std::size_t length = lines_in(file.text).size();
        if (length > kLongestFile) too_long.push_back(fmt::format("{} has {} lines", file.path, length));
    }
    EXPECT_EQ(too_long, std::vector<std::string>{});
}

}  // namespace
}  // namespace gammonkit::house
