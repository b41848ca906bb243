#include "formats/other_kind.hpp"

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr std::string_view kXgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10";

/// `$` stands for an XGID.
std::string with_xgid(std::string_view text)
{
    std::string result(text);
    for (std::size_t at = 0; (at = result.find('$', at)) != std::string::npos; at += kXgid.size())
        result.replace(at, 1, kXgid);
    return result;
}

std::string_view kind_of(std::string_view text)
{
    return other_kind(with_xgid(text));
}

TEST(OtherKind, KnowsJson)
{
    EXPECT_EQ(kind_of("{\n  \"position\": \"$\"\n}\n"), "JSON");
    EXPECT_EQ(kind_of("[{\"id\": \"$\"}]"), "JSON");
    EXPECT_EQ(kind_of("[\"$\", \"$\"]"), "JSON");
    EXPECT_EQ(kind_of("{\"id\": \"$\"}\n{\"id\": \"$\"}\n"), "JSON");
}

TEST(OtherKind, TakesBracketsOfPostsForNoJson)
{
    EXPECT_EQ(kind_of("[b]What would you play?[/b]\n$\n"), "");
    EXPECT_EQ(kind_of("[\"Best\" play?] $\n"), "");
    EXPECT_EQ(kind_of("[$]\n"), "");
    EXPECT_EQ(kind_of("{$}\n"), "");
}

TEST(OtherKind, KnowsMarkup)
{
    EXPECT_EQ(kind_of("<!-- saved -->\n<!DOCTYPE html>\n<p>$</p>"), "an HTML page");
    EXPECT_EQ(kind_of("<HTML><body>$</body></HTML>"), "an HTML page");
    EXPECT_EQ(kind_of("<?xml version=\"1.0\"?>\n<positions><p>$</p></positions>"), "XML");
    EXPECT_EQ(kind_of("<div class=\"post\"><p>$</p></div>"), "HTML or XML");
    EXPECT_EQ(kind_of("<ann> what now?\n$\n"), "");
}

TEST(OtherKind, TakesPicturesForWhatTheyShow)
{
    EXPECT_EQ(
        kind_of("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"><desc>$</desc></svg>"),
        "");
    EXPECT_EQ(kind_of("%!PS-Adobe-3.0\n% $\n/a {\n1 }\ndef {\n}\n{\n}\n"), "");
    EXPECT_EQ(kind_of("<html><body><svg></svg>$</body></html>"), "an HTML page");
}

TEST(OtherKind, KnowsDocuments)
{
    EXPECT_EQ(kind_of("% A book\n\\documentclass{book}\n$\n"), "a LaTeX document");
    EXPECT_EQ(kind_of("{\\rtf1 $}"), "a document (RTF)");
    EXPECT_EQ(kind_of("%PDF-1.4\n($) Tj\n"), "a PDF document");
}

TEST(OtherKind, KnowsSources)
{
    EXPECT_EQ(kind_of("#include <stdio.h>\n\n// Prints a position.\nint main(void)\n{\n    puts(\"$\");\n"
                      "    return 0;\n}\n"),
              "C or C++ source");
    EXPECT_EQ(kind_of("import gammonkit\n\ndef test_reads():\n    board = read(\"$\")\n    if board:\n"
                      "        self.check(board)\n    else:\n        self.fail()\n"),
              "Python source");
    EXPECT_EQ(
        kind_of("import { board } from \"x\";\n\nit(\"reads\", () => {\n    const id = \"$\";\n"
                "    expect(board(id)).toBe(1);\n    // And again.\n    expect(board(id)).toBe(1);\n});\n"),
        "source code");
    EXPECT_EQ(kind_of("#!/bin/sh\necho $\n"), "a script");
}

TEST(OtherKind, KnowsTablesInWhichAPositionIsRare)
{
    const std::string row = "2026-01-31,Ann,Bob,7,3\n";
    EXPECT_EQ(kind_of("date,white,black,length,score\n" + row + row + row + row + "2026-02-01,Ann,Bob,7,$\n"),
              "a table (CSV)");
}

TEST(OtherKind, TakesATableOfPositionsForAList)
{
    EXPECT_EQ(kind_of("id,xgid,comment\n1,$,make the point\n2,$,run\n3,$,hit\n4,$,\"run, again\"\n"), "");
    EXPECT_EQ(kind_of("$;0.123;-0.2\n$;0.4;0.1\n$;0.4;0.1\n$;0.4;0.1\n$;0.4;0.1\n$;0.4;0.1\n"), "");
}

TEST(OtherKind, KnowsPagesInMarkdown)
{
    EXPECT_EQ(kind_of("# A library\n\nReads positions such as `$`.\n\n## Use\n\n```js\nread(id)\n```\n\n"
                      "| a | b |\n|---|---|\n| 1 | 2 |\n\nSee [the manual](https://example.org/manual).\n"
                      "It is free.\nSo it is.\nAsk us.\n"),
              "a Markdown page");
}

TEST(OtherKind, TakesNotesForNotes)
{
    EXPECT_EQ(kind_of("# Positions of the club evening\n$\nAnn says run; Bob, hit.\n$\n"), "");
    EXPECT_EQ(kind_of("## Position 3\n\n![board](3.png)\n\n```\n$\n```\n\nRun! See "
                      "[the thread](https://example.org).\n"),
              "");
    EXPECT_EQ(
        kind_of("Hi,\n\nI played 13/7 here;\nmy opponent said:\n\"hit\",\nbut (to me\nit looks wrong):\n\n"
                "$\n\nRegards,\nAnn\n"),
        "");
    EXPECT_EQ(kind_of("From the bar, White rolls 31:\nif this hits:\nfor money, redouble:\n$\n"), "");
}

TEST(OtherKind, TakesDrawnBoardsForNotes)
{
    EXPECT_EQ(kind_of("$\n +13-14-15-16-17-18------19-20-21-22-23-24-+\n"
                      " | X           O    |   | O              X |\n"
                      " | X           O    |   | O              X |\n"
                      " +12-11-10--9--8--7-------6--5--4--3--2--1-+\n"),
              "");
    EXPECT_EQ(kind_of(""), "");
}

TEST(OtherKind, IsToldUnlessIdentifiersWereAskedFor)
{
    const Input input{.name = "a.json", .bytes = with_xgid("{\"id\": \"$\"}")};
    const ReadSource found = read(catalogue(), input, {});
    ASSERT_EQ(found.diagnostics.seen.size(), 1U);
    EXPECT_EQ(to_string(found.diagnostics.seen[0], found.source),
              "a.json: warning: this seems to be JSON: only the identifiers of positions in it are read "
              "[only-identifiers]\n"
              "    hint: read it as ids if they are what is wanted\n");
    EXPECT_EQ(found.collection->positions.size(), 1U);
    const ReadSource asked = read(catalogue(), input, {.from = find_format(catalogue(), "ids")});
    EXPECT_TRUE(asked.diagnostics.seen.empty());
    EXPECT_TRUE(asked.other_kind.empty());
}

}  // namespace
}  // namespace gammonkit
