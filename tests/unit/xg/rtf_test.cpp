// Comments.
#include "formats/xg/records/rtf.hpp"

#include <gtest/gtest.h>

namespace gammonkit::xg {
namespace {

TEST(XgRtf, LeavesOutFontsAndColors)
{
    EXPECT_EQ(
        text_of_rtf("{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 Arial;}}{\\colortbl;}"
                    "{\\*\\generator Wine Riched20 2.0;}\r\n\\pard\\fs20 difficiles \\'e0 trouver\\par\r\n}"),
        "difficiles à trouver");
}

TEST(XgRtf, ReadsLineEndsUnicodeAndOtherCodePages)
{
    EXPECT_EQ(text_of_rtf("{\\rtf1\\ansi one\\line two\\par\\par three\\par}"), "one\ntwo\n\nthree");
    EXPECT_EQ(text_of_rtf("{\\rtf1\\uc1 \\u321?\\u243?d\\u378? \\{\\\\\\}}"), "Łódź {\\}");
    EXPECT_EQ(text_of_rtf("{\\rtf1\\ansicpg1251 \\'e4\\'e0}"), "да");
    EXPECT_EQ(text_of_rtf("{\\rtf1 \\u-10180?\\u-8270?}"), "🎲");
}

TEST(XgRtf, GivesBackEveryTextThatItWrites)
{
    for (const std::string text :
         {"plain", "two\nlines\n", "tab\tand {braces} \\ ", "Łódź 望月 🎲", "\n", "a"}) {
        EXPECT_EQ(text_of_rtf(rtf_of(text)), text);
    }
}

TEST(XgRtf, ReadsWhatIsNoRtfAsText)
{
    EXPECT_EQ(text_of_rtf("caf\xE9"), "café");
    EXPECT_EQ(text_of_rtf("café"), "café");
    EXPECT_EQ(text_of_rtf("{\\rtf"), "");
    EXPECT_EQ(text_of_rtf("{\\rtf1 \\'"), "");
}

}  // namespace
}  // namespace gammonkit::xg
