#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

std::string printed(const SourceText& source, std::size_t where)
{
    return to_string(Diagnostic{.code = "test", .message = "wrong", .where = where}, source);
}

TEST(Diagnostic, PointsAtThePlaceWithACaret)
{
    EXPECT_EQ(printed(SourceText("game.mat", " 7 point match\n  1) 52: 13/\n"), 25),
              "game.mat:2:11: error: wrong [test]\n"
              "      1) 52: 13/\n"
              "              ^\n");
}

TEST(Diagnostic, CountsColumnsInCharactersNotBytes)
{
    EXPECT_EQ(printed(SourceText("a", "J\xC3\xBCrgen: x"), 9), "a:1:9: error: wrong [test]\n"
                                                               "    J\xC3\xBCrgen: x\n"
                                                               "            ^\n");
}

TEST(Diagnostic, PointsBehindTheLastCharacterAtTheEnd)
{
    EXPECT_EQ(printed(SourceText("a", "one\ntwo"), 7), "a:2:4: error: wrong [test]\n"
                                                       "    two\n"
                                                       "       ^\n");
}

TEST(Diagnostic, AfterAFinalLineEndTheEndIsAnEmptyLine)
{
    EXPECT_EQ(printed(SourceText("a", "one\n"), 4), "a:2:1: error: wrong [test]\n    \n    ^\n");
}

TEST(Diagnostic, QuotesAnEmptySource)
{
    EXPECT_EQ(printed(SourceText("a", ""), 0), "a:1:1: error: wrong [test]\n    \n    ^\n");
}

TEST(Diagnostic, CutsALongLineAroundThePlace)
{
    const std::string text = std::string(500, 'a') + "!" + std::string(500, 'b');
    EXPECT_EQ(printed(SourceText("a", text), 500), "a:1:501: error: wrong [test]\n    " +
                                                       std::string(60, 'a') + "!" + std::string(59, 'b') +
                                                       "\n    " + std::string(60, ' ') + "^\n");
}

TEST(Diagnostic, NeverCutsALongLineInsideACharacter)
{
    std::string text = "x";
    for (int i = 0; i < 200; ++i)
        text += "\xC3\xBC";
    const std::string quoted = printed(SourceText("a", text), 200);
    const std::string line = quoted.substr(quoted.find('\n') + 5, 2);
    EXPECT_EQ(line, "\xC3\xBC");
}

TEST(Diagnostic, QuotesControlCharactersAsQuestionMarks)
{
    EXPECT_EQ(printed(SourceText("a", "a\tb\x1B[31mc"), 0),
              "a:1:1: error: wrong [test]\n    a b?[31mc\n    ^\n");
}

TEST(Diagnostic, KeepsControlCharactersOfHintsFromTheTerminal)
{
    const Diagnostic diagnostic{.code = "c", .message = "wrong", .hint = "not \x1B[31m"};
    EXPECT_EQ(to_string(diagnostic, SourceText("a", "")), "a: error: wrong [c]\n    hint: not ?[31m\n");
}

TEST(Diagnostic, GivesTheOffsetInBinaryData)
{
    const SourceText source("final.xg", std::string(1000, '\0'), SourceKind::binary);
    EXPECT_EQ(printed(source, 0x2A4), "final.xg:0x2a4: error: wrong [test]\n");
}

TEST(Diagnostic, WithoutAPlaceNamesOnlyTheFile)
{
    const Diagnostic diagnostic{
        .severity = Severity::warning, .code = "loss", .message = "lost", .hint = "use sgf"};
    EXPECT_EQ(to_string(diagnostic, SourceText("a.mat", "text")),
              "a.mat: warning: lost [loss]\n    hint: use sgf\n");
}

TEST(CollectingReporter, KeepsTheFirstDiagnosticsAndCountsTheRest)
{
    CollectingReporter collecting(2);
    for (int i = 0; i < 5; ++i)
        collecting.report(
            {.severity = i == 4 ? Severity::error : Severity::note, .code = "n", .message = ""});
    EXPECT_EQ(collecting.seen.size(), 2U);
    EXPECT_EQ(collecting.dropped, 3U);
    EXPECT_EQ(collecting.errors, 1U);
}

TEST(CollectingReporter, CountsErrorsAndWarningsBehindTheFirstNotes)
{
    CollectingReporter collecting(1);
    for (const Severity severity : {Severity::note, Severity::warning, Severity::error, Severity::warning})
        collecting.report({.severity = severity, .code = "n", .message = ""});
    EXPECT_EQ(collecting.warnings, 2U);
    EXPECT_EQ(collecting.errors, 1U);
}

}  // namespace
}  // namespace gammonkit
