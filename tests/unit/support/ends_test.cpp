#include "support/ends.hpp"

#include <array>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace gammonkit {
namespace {

TEST(Ends, OfATextAreItsCharacters)
{
    EXPECT_EQ(first_char("ab"), 'a');
    EXPECT_EQ(last_char("ab"), 'b');
    EXPECT_EQ(first_char(""), '\0');
    EXPECT_EQ(last_char(""), '\0');
}

TEST(Ends, ThatAreCutOffAreNoLongerThanTheText)
{
    EXPECT_EQ(without_first("abc"), "bc");
    EXPECT_EQ(without_first("abc", 3), "");
    EXPECT_EQ(without_first("abc", std::string_view::npos), "");
    EXPECT_EQ(without_last("abc"), "ab");
    EXPECT_EQ(without_last("abc", 4), "");
    EXPECT_EQ(without_last(""), "");
}

TEST(Ends, ThatAreCutOffKeepThePlace)
{
    const std::string_view text = "abc";
    EXPECT_EQ(without_first(text, 9).data(), text.data() + 3);
    EXPECT_EQ(without_last(text, 9).data(), text.data());
}

TEST(Ends, OfListsAreClamped)
{
    const std::array<int, 3> numbers{1, 2, 3};
    const std::span<const int> list = numbers;
    EXPECT_EQ(without_first(list).front(), 2);
    EXPECT_TRUE(without_first(list, 4).empty());
    EXPECT_EQ(part_of(list, 1, 1).size(), 1U);
    EXPECT_EQ(part_of(list, 1, 9).size(), 2U);
    EXPECT_TRUE(part_of(list, 9, 1).empty());
}

TEST(Ends, OfEmptyListsAreEmpty)
{
    EXPECT_EQ(first_or_empty(std::vector<std::string>{"a", "b"}), "a");
    EXPECT_EQ(last_or_empty(std::vector<std::string>{"a", "b"}), "b");
    EXPECT_EQ(first_or_empty(std::vector<std::string>{}), "");
    EXPECT_EQ(last_or_empty(std::vector<std::string>{}), "");
}

}  // namespace
}  // namespace gammonkit
