#include "support/boxed.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(RareList, IsOnePointer)
{
    EXPECT_EQ(sizeof(RareList<std::string>), sizeof(void*));
    EXPECT_EQ(sizeof(RareText), sizeof(void*));
}

TEST(RareList, IsEmptyWhetherItHeldSomethingOrNot)
{
    RareList<int> list{1, 2};
    erase_if(list, [](int) { return true; });
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list, RareList<int>());
    EXPECT_EQ(list.begin(), list.end());
    EXPECT_THROW((void)std::as_const(list).at(0), std::out_of_range);
}

TEST(RareList, CopiesWhatItHolds)
{
    RareList<int> list{1, 2};
    RareList<int> copy = list;
    copy.insert(copy.begin(), 0);
    copy.erase(copy.begin() + 2);
    EXPECT_EQ(copy, (RareList<int>{0, 1}));
    EXPECT_EQ(list, (RareList<int>{1, 2}));
    list = copy;
    EXPECT_EQ(list.back(), 1);
}

TEST(RareText, IsWhatWasPutIn)
{
    RareText text;
    EXPECT_EQ(text, "");
    text.edited() += "ab";
    const RareText copy = text;
    text.clear();
    EXPECT_TRUE(text.empty());
    EXPECT_EQ(copy, std::string_view("ab"));
    EXPECT_EQ(RareText(std::string()), text);
}

TEST(Indirect, IsAlwaysThere)
{
    const Indirect<int> none;
    Indirect<int> three = 3;
    const Indirect<int> copy = three;
    three = 4;
    EXPECT_EQ(*none, 0);
    EXPECT_EQ(*copy, 3);
    EXPECT_EQ(*three, 4);
}

}  // namespace
}  // namespace gammonkit
