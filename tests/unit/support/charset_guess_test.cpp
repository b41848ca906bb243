#include "support/charset_guess.hpp"

#include "support/converter.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;

std::vector<std::string> guessed(const std::string& charset, const std::string& text)
{
    return likely_charsets(from_utf8(text, charset)->text);
}

TEST(CharsetGuess, TellsTheCharsetsOfCyrillicApart)
{
    const std::string names = "1)  Иван Петров : 0      Анна Кузнецова : 0";
    EXPECT_THAT(guessed("KOI8-R", names), ElementsAre("KOI8-R"));
    EXPECT_THAT(guessed("windows-1251", names), ElementsAre("windows-1251"));
    EXPECT_THAT(guessed("windows-1251", "ИВАН ПЕТРОВ"), ElementsAre("windows-1251"));
}

TEST(CharsetGuess, TellsTheCharsetsOfGreekApart)
{
    EXPECT_THAT(guessed("ISO-8859-7", "Άννα Γιώργος"), ElementsAre("ISO-8859-7"));
    EXPECT_THAT(guessed("windows-1253", "Άννα Γιώργος"), ElementsAre("windows-1253"));
}

TEST(CharsetGuess, KnowsJapaneseWithKana)
{
    EXPECT_THAT(guessed("Shift_JIS", "望月正行 : 0  たろう : 0"), ElementsAre("Shift_JIS"));
    EXPECT_THAT(guessed("EUC-JP", "望月正行 : 0  たろう : 0"), ElementsAre("EUC-JP"));
}

TEST(CharsetGuess, TellsTheWestFromTurkeyAndDos)
{
    EXPECT_THAT(guessed("windows-1252", "Jürgen Müller"), ElementsAre("windows-1252"));
    EXPECT_THAT(guessed("IBM850", "Jürgen Müller"), ElementsAre("IBM850"));
    EXPECT_THAT(guessed("ISO-8859-9", "Ayşe Yılmaz"), ElementsAre("windows-1254"));
    EXPECT_EQ(guessed("windows-1252", "Þórður").front(), "windows-1252");
}

TEST(CharsetGuess, DoesNotChooseAmongIdeographs)
{
    EXPECT_GT(guessed("GB18030", "李小明").size(), 1U);
}

TEST(CharsetGuess, FindsNothingWhereNothingIsForeign)
{
    EXPECT_TRUE(likely_charsets("Ann : 0").empty());
}

}  // namespace
}  // namespace gammonkit
