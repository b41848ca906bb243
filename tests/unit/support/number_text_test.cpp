#include "support/number_text.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <vector>

namespace gammonkit {
namespace {

std::string shortest(double number)
{
    std::string text;
    append_shortest(text, number);
    return text;
}

std::string fixed(double number, int decimals, PlusSign plus = PlusSign::no)
{
    std::string text;
    append_fixed(text, number, decimals, plus);
    return text;
}

std::string shortest_by_library(double number)
{
    std::array<char, 32> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr};
}

/// Numbers with up to seven decimals and without, of all sizes, halves between decimals, and what is none.
std::vector<double> numbers()
{
    std::vector<double> numbers{0.0, -0.0, std::numeric_limits<double>::infinity(),
                                std::numeric_limits<double>::quiet_NaN()};
    std::mt19937_64 random(1);
    for (const double unit : {1e-7, 1e-6, 1e-5, 1e-4, 5e-4, 1e-3, 5e-3, 0.05, 1.0 / 3, 1.0, 1e5, 1e15}) {
        for (int i = 0; i < 3000; ++i) {
            const auto times = static_cast<double>(i < 2000 ? i : random() % 10'000'000);
            numbers.push_back(times * unit);
            numbers.push_back(-times / (1 / unit));
        }
    }
    return numbers;
}

TEST(NumberText, IsTheShortestThatTheLibraryFinds)
{
    EXPECT_EQ(shortest(-0.375), "-0.375");
    for (const double number : numbers())
        EXPECT_EQ(shortest(number), shortest_by_library(number));
}

TEST(NumberText, IsReadBack)
{
    for (const double number : numbers()) {
        if (!std::isnan(number)) {
            EXPECT_EQ(number_from(shortest_by_library(number)), number);
        }
    }
}

TEST(NumberText, IsReadAsTheLibraryReads)
{
    EXPECT_EQ(number_from("-.5"), -0.5);
    EXPECT_EQ(number_from("5."), 5.0);
    EXPECT_EQ(number_from("9007199254740993"), 9007199254740992.0);
    EXPECT_EQ(number_from("1.25e2"), 125.0);
    for (const char* text : {"", ".", "-", "+1", "1,5", "1 ", "--1", "1.2.3"})
        EXPECT_EQ(number_from(text), std::nullopt) << text;
}

TEST(NumberText, RoundsAsTheLibraryDoes)
{
    EXPECT_EQ(fixed(0.0625, 3, PlusSign::yes), "+0.062");
    for (const double number : numbers()) {
        EXPECT_EQ(fixed(number, 3, PlusSign::yes), fmt::format("{:+.3f}", number));
        EXPECT_EQ(fixed(number, 1), fmt::format("{:.1f}", number));
        EXPECT_EQ(fixed(number, 0), fmt::format("{:.0f}", number));
    }
}

TEST(ClockText, ShowsHoursOnlyWhereThereAreAny)
{
    EXPECT_EQ(clock_text(0), "0:00");
    EXPECT_EQ(clock_text(705), "11:45");
    EXPECT_EQ(clock_text(-7), "-0:07");
    EXPECT_EQ(clock_text(3723), "1:02:03");
}

TEST(ClockText, IsReadBack)
{
    for (const int seconds : {0, 59, 60, 705, -7, 3599, 3600, 3723, 359'999})
        EXPECT_EQ(seconds_from(clock_text(seconds)), seconds);
    EXPECT_EQ(seconds_from("45"), 45);
}

TEST(ClockText, IsNothingElse)
{
    for (const std::string_view text :
         {"", "-", ":", "1:", "1:60", "1:2:3:4", "1:-2", "+1", "x", "999999", "99999:00:00"})
        EXPECT_FALSE(seconds_from(text)) << text;
}

}  // namespace
}  // namespace gammonkit
