#include "importers/sgf/escapes.hpp"

#include <gtest/gtest.h>

namespace gammonkit::sgf {
namespace {

TEST(SgfText, LosesTheBackslashBeforeAnything)
{
    EXPECT_EQ(text_of(R"(a\]b\\c\:d\e)"), R"(a]b\c:de)");
}

TEST(SgfText, JoinsLinesThatABackslashBreaks)
{
    EXPECT_EQ(text_of("o\\\nk o\\\r\nk"), "ok ok");
}

TEST(SgfText, HasOneKindOfLineEndAndBlank)
{
    EXPECT_EQ(text_of("a\r\nb\rc\nd\te"), "a\nb\nc\nd e");
}

TEST(SgfText, HasBlanksForControlCharacters)
{
    EXPECT_EQ(text_of({"a\0b\x1b[c\x7f", 7}), "a b [c ");
}

TEST(SgfText, KeepsABackslashAtTheVeryEnd)
{
    EXPECT_EQ(text_of("a\\"), "a\\");
}

TEST(SgfName, KeepsABackslashThatEscapesNothing)
{
    EXPECT_EQ(name_of(R"(C:\dir)"), R"(C:\dir)");
    EXPECT_EQ(name_of(R"(C:\\dir\])"), R"(C:\dir])");
}

}  // namespace
}  // namespace gammonkit::sgf
