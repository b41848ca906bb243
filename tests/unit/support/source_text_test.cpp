#include "support/source_text.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

void expect_place(const std::string& text, std::size_t offset, std::size_t line, std::size_t column)
{
    const TextPlace place = SourceText("a", text).place_of(offset);
    EXPECT_EQ(place.line, line);
    EXPECT_EQ(place.column, column);
}

TEST(SourceText, CountsLinesThatEndInLf)
{
    expect_place("ab\ncd\n", 4, 2, 2);
}

TEST(SourceText, CountsCrLfAsOneLineEnd)
{
    expect_place("ab\r\ncd\r\nef", 9, 3, 2);
}

TEST(SourceText, CountsLinesThatEndInCrAlone)
{
    expect_place("ab\rcd\ref", 7, 3, 2);
}

TEST(SourceText, CountsACrAtTheVeryEnd)
{
    expect_place("ab\r", 3, 2, 1);
}

TEST(SourceText, CountsAFourByteCharacterAsOneColumn)
{
    expect_place("\xF0\x9F\x8E\xB2x", 4, 1, 2);
}

TEST(SourceText, TakesAnOffsetPastTheEndAsTheEnd)
{
    expect_place("ab\nc", 1000, 2, 2);
}

TEST(SourceText, FindsTheLineWithoutItsEnd)
{
    const SourceText source("a", "one\r\ntwo\r\n");
    EXPECT_EQ(source.line_at(6), "two");
    EXPECT_EQ(source.line_at(1000), "");
}

TEST(SourceText, TurnsAViewIntoAnOffset)
{
    const SourceText source("a", "52: 13/8");
    const Diagnostic diagnostic = error_at(source, source.text().substr(4, 2), "code", "message", "hint");
    EXPECT_EQ(diagnostic.where, 4U);
    EXPECT_EQ(diagnostic.severity, Severity::error);
    EXPECT_EQ(warning_at(source, source.text(), "code", "message").severity, Severity::warning);
}

TEST(SourceText, TakesAViewOfNothingAsTheEnd)
{
    EXPECT_EQ(SourceText("a", "52: 13/8").offset_of({}), 8U);
}

}  // namespace
}  // namespace gammonkit
