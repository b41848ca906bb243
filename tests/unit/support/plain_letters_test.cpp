#include "support/letters/plain_letters.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(PlainLetters, AreThoseThatWereTyped)
{
    EXPECT_EQ(in_plain_letters("13\u204411\u00A08\u22152 \u2013 \u22120.5", Pasted::letters),
              "13/11 8/2 - -0.5");
    EXPECT_EQ(in_plain_letters("\u201CAl\u201D \u2026 o\uFB00 \u00BD", Pasted::letters),
              "\"Al\" ... off 1/2");
    EXPECT_EQ(in_plain_letters("\uFF15\uFF12\uFF1A1\u200B3\uFF0F8\u00AD", Pasted::letters), "52:13/8");
    EXPECT_EQ(in_plain_letters("Zo\u00EB \U0001F3B2", Pasted::letters), "Zo\u00EB \U0001F3B2");
}

TEST(PlainLetters, ReadTheNamesThatPagesGiveThem)
{
    EXPECT_EQ(in_plain_letters("a&nbsp;b &lt;c&gt; &#8211; &#x2212; &amp;", Pasted::letters),
              "a b <c> - - &");
    EXPECT_EQ(in_plain_letters("&amp;nbsp;&amp;amp;lt;", Pasted::letters), " <");
    EXPECT_EQ(in_plain_letters("Rock & Roll; &unknown; &#0; &#x110000; &", Pasted::letters),
              "Rock & Roll; &unknown; &#0; &#x110000; &");
}

TEST(PlainLetters, PutDiceSideBySide)
{
    EXPECT_EQ(in_plain_letters("\u2682 \u2680 : 8/5", Pasted::letters), "31: 8/5");
    EXPECT_EQ(in_plain_letters("\u2682\uFE0E\u00A0\u2680\uFE0E", Pasted::letters), "31");
    EXPECT_EQ(in_plain_letters("\u2682 and \u2680 8/5", Pasted::letters), "3 and 1 8/5");
}

TEST(PlainLetters, LeaveWhatMayBeMeantWhereArtifactsAloneAreAsked)
{
    EXPECT_EQ(in_plain_letters("Zo\u00EB\u00A0\u2013 \u201Cx\u201D &ndash;&shy;", Pasted::artifacts),
              "Zo\u00EB \u2013 \u201Cx\u201D \u2013");
}

TEST(PlainLetters, MakeOneLineEndOfADoubledOne)
{
    EXPECT_EQ(in_plain_letters("a\r\r\nb\r\nc\u2028d", Pasted::letters), "a\nb\r\nc\nd");
}

TEST(PlainLetters, KeepTheirPlaces)
{
    const SourceText source("a", "x\u00A0\u2013\ny&nbsp;z\u00BDw");
    const std::optional<SourceText> plain = in_plain_letters(source, Pasted::letters);
    ASSERT_TRUE(plain);
    ASSERT_EQ(plain->text(), "x -\ny z1/2w");
    const auto column_of = [&](char letter) {
        const std::size_t at = plain->text().find(letter);
        return plain->place_of(plain->offset_of(plain->text().substr(at))).column;
    };
    EXPECT_EQ(column_of('-'), 3U);
    EXPECT_EQ(column_of('z'), 8U);
    EXPECT_EQ(column_of('/'), 9U);  // In the fraction.
    EXPECT_EQ(column_of('w'), 10U);
    EXPECT_EQ(plain->offset_of({}), source.text().size());
    EXPECT_FALSE(in_plain_letters(SourceText("a", "Zo\u00EB & x"), Pasted::letters));
}

}  // namespace
}  // namespace gammonkit
