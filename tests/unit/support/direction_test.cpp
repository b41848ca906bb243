#include "support/letters/direction.hpp"

#include <gtest/gtest.h>

namespace gammonkit::direction_test {
namespace {

TEST(Direction, IsFromRightToLeftInHebrewAndArabic)
{
    for (const std::string_view text : {"דוד", "Ann and محمد", "ﺪﻤﺤﻣ"})
        EXPECT_TRUE(has_right_to_left(text)) << text;
    for (const std::string_view text : {"", "Ann", "Žółć", "Ж", "山田", "½ – “x”", "🎲"})
        EXPECT_FALSE(has_right_to_left(text)) << text;
}

TEST(VisualOrder, TurnsHebrewRound)
{
    EXPECT_EQ(in_visual_order("דוד כהן"), "ןהכ דוד");
    EXPECT_EQ(in_visual_order("Ann"), "Ann");
}

TEST(VisualOrder, JoinsArabicLetters)
{
    EXPECT_EQ(in_visual_order("محمد"), "ﺪﻤﺤﻣ");
    EXPECT_EQ(in_visual_order("علاء"), "ءﻼﻋ");  // Lam and alef are one.
    EXPECT_EQ(in_visual_order("پری"), "ﯼﺮﭘ");   // Letters of Persian.
}

TEST(VisualOrder, LeavesNumbersBehindAnIsolatedName)
{
    EXPECT_EQ(in_visual_order(isolated("כהן") + " 31: 8/5 6/5"), "ןהכ 31: 8/5 6/5");
    EXPECT_EQ(in_visual_order(isolated("דוד") + " – " + isolated("כהן")), "דוד – ןהכ");
    EXPECT_EQ(in_visual_order("PR 3.5 (" + isolated("כהן") + ")"), "PR 3.5 (ןהכ)");
}

TEST(VisualOrder, BeginsAtTheRightWhereTheLineIsOfSuchLetters)
{
    EXPECT_EQ(in_visual_order("דוד (8/5) כהן"), "ןהכ (8/5) דוד");
}

TEST(Isolated, IsOnlyWhatNeedsIt)
{
    EXPECT_EQ(isolated("Ann"), "Ann");
    EXPECT_NE(isolated("דוד"), "דוד");
    EXPECT_EQ(without_isolates("a " + isolated("דוד") + " b"), "a דוד b");
}

TEST(Forms, StandForTheirLetters)
{
    EXPECT_EQ(letters_of_form(U'ﺤ'), U"ح");
    EXPECT_EQ(letters_of_form(U'ﻼ'), U"لا");
    EXPECT_EQ(letters_of_form(U'ﬁ'), U"ﬁ");
    EXPECT_EQ(letters_of_form(U'a'), U"a");
}

}  // namespace
}  // namespace gammonkit::direction_test
