#include "support/text.hpp"

#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;

TEST(Text, TrimsBlanksAtBothEnds)
{
    EXPECT_EQ(trimmed(" \t\r\n\f\va b \n"), "a b");
    EXPECT_EQ(trimmed_left("  a  "), "a  ");
    EXPECT_EQ(trimmed_right("  a  "), "  a");
    EXPECT_EQ(trimmed(" \n"), "");
}

TEST(Text, LowersOnlyAsciiLetters)
{
    EXPECT_EQ(lowered("ABC\xC3\x9Cz1"), "abc\xC3\x9Cz1");
}

TEST(Text, ComparesIgnoringCase)
{
    EXPECT_TRUE(equals_ignoring_case("Crawford", "cRAWFORD"));
    EXPECT_FALSE(equals_ignoring_case("Crawford", "Crawfor"));
    EXPECT_TRUE(starts_with_ignoring_case("Game 1", "gAME"));
    EXPECT_FALSE(starts_with_ignoring_case("Ga", "game"));
}

TEST(Text, ReadsWholeIntegersOnly)
{
    EXPECT_EQ(parse_int("42"), 42);
    EXPECT_EQ(parse_int("-7"), -7);
    EXPECT_EQ(parse_int("+7"), 7);
    EXPECT_EQ(parse_int("7 "), std::nullopt);
    EXPECT_EQ(parse_int(""), std::nullopt);
    EXPECT_EQ(parse_int("+-7"), std::nullopt);
    EXPECT_EQ(parse_int("99999999999"), std::nullopt);
}

TEST(Text, ReadsNumbersWithAPointNeverAComma)
{
    EXPECT_EQ(parse_double("-0.25"), -0.25);
    EXPECT_EQ(parse_double("1e3"), 1000.0);
    EXPECT_EQ(parse_double("0,25"), std::nullopt);
    EXPECT_TRUE(std::isnan(parse_double("nan").value_or(0)));
}

TEST(Text, SplitsAtEverySeparator)
{
    EXPECT_THAT(split("a,,b", ','), ElementsAre("a", "", "b"));
    EXPECT_THAT(split("", ','), ElementsAre(""));
    EXPECT_THAT(split("a,", ','), ElementsAre("a", ""));
}

TEST(Text, FindsWordsBetweenBlanks)
{
    EXPECT_THAT(words("  13/8\t6/5 \n"), ElementsAre("13/8", "6/5"));
    EXPECT_THAT(words("  "), ElementsAre());
}

TEST(Text, JoinsWithASeparator)
{
    EXPECT_EQ(joined({"a", "b", "c"}, ", "), "a, b, c");
    EXPECT_EQ(joined({}, ", "), "");
}

TEST(Text, CountsCodePoints)
{
    EXPECT_EQ(code_points("J\xC3\xBCrgen \xF0\x9F\x8E\xB2"), 8U);
}

TEST(Text, CountsInWords)
{
    EXPECT_EQ(counted(1, "play", "plays"), "1 play");
    EXPECT_EQ(counted(0, "play", "plays"), "0 plays");
}

TEST(Text, ForATerminalHoldsNoControlCharacters)
{
    EXPECT_EQ(printable("A\x1b[31mnn\a\x7f\tB\nC"), "A?[31mnn?? B?C");
    EXPECT_EQ(printable("\xC2\x9B"
                        "31m \xC2\xA0Zo\xC3\xAB"),
              "?31m \xC2\xA0Zo\xC3\xAB");
    EXPECT_EQ(printable("Zo\xEB \x9B"
                        "31m\x80"),
              "Zo\xEB ?31m?")
        << "letters of other charsets stay, their control characters do not";
}

TEST(Text, ForATerminalDoesNotTurnAround)
{
    EXPECT_EQ(printable("Al\u202Etam.exe\u2066x\u2069\u2028y\u2029z"), "Al?tam.exe?x??y?z");
    EXPECT_EQ(printable("\u05D0\u05D1 \u200F\u2030 \u2065"), "\u05D0\u05D1 \u200F\u2030 \u2065");
}

TEST(Text, KeepsLinesAndColorsForATerminal)
{
    EXPECT_EQ(printable_lines("\x1b[1;31mred\x1b[0m\tB\n\x1b]52;c;aGk=\a\x1b[2J\x1b[K\r\u202E\x1b[\r\n"),
              "\x1b[1;31mred\x1b[0m\tB\n?]52;c;aGk=??[2J?[K???[\r\n");
}

TEST(Columns, AreTwoOfALetterThatIsWide)
{
    EXPECT_EQ(columns_of("Doppler"), 7U);
    EXPECT_EQ(columns_of("Καλύτερο"), 8U);
    EXPECT_EQ(columns_of("ダブル"), 6U);
    EXPECT_EQ(columns_of("e\u0301"), 1U);
    EXPECT_EQ(in_column("運", 4) + "|", "運  |");
    EXPECT_EQ(in_column("Glück", 3) + "|", "Glück |");
}

}  // namespace
}  // namespace gammonkit
