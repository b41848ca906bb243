#include "support/line_cursor.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <vector>

namespace gammonkit {
namespace {

using testing::ElementsAre;

std::vector<std::string> lines_of(const std::string& text)
{
    const SourceText source("a", text);
    LineCursor cursor(source);
    std::vector<std::string> lines;
    while (!cursor.at_end())
        lines.emplace_back(cursor.next());
    return lines;
}

TEST(LineCursor, EndsLinesAtLfAndCrLfAndCr)
{
    EXPECT_THAT(lines_of("a\nb\r\nc\rd"), ElementsAre("a", "b", "c", "d"));
}

TEST(LineCursor, HasNoLineBehindAFinalLineEnd)
{
    EXPECT_THAT(lines_of("a\n"), ElementsAre("a"));
    EXPECT_THAT(lines_of("a\r"), ElementsAre("a"));
}

TEST(LineCursor, KeepsEmptyLines)
{
    EXPECT_THAT(lines_of("\n\r\n\ra"), ElementsAre("", "", "", "a"));
}

TEST(LineCursor, HasNoLinesInNothing)
{
    EXPECT_THAT(lines_of(""), ElementsAre());
}

TEST(LineCursor, PeeksWithoutStepping)
{
    const SourceText source("a", "one\ntwo");
    LineCursor cursor(source);
    EXPECT_EQ(cursor.peek(), "one");
    EXPECT_EQ(cursor.peek(), "one");
    cursor.next();
    EXPECT_EQ(cursor.peek(), "two");
    cursor.next();
    EXPECT_EQ(cursor.peek(), "");
    EXPECT_EQ(cursor.next(), "");
}

TEST(LineCursor, SkipsLinesOfBlanksOnly)
{
    const SourceText source("a", " \t\r\n\n  x \n");
    LineCursor cursor(source);
    cursor.skip_blank();
    EXPECT_EQ(cursor.peek(), "  x ");
}

TEST(LineCursor, GivesViewsIntoItsSource)
{
    const SourceText source("a", "one\ntwo");
    LineCursor cursor(source);
    cursor.next();
    EXPECT_EQ(source.offset_of(cursor.next()), 4U);
}

}  // namespace
}  // namespace gammonkit
