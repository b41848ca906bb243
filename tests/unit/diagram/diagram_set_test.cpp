#include "report/diagram/diagram_exporter.hpp"

#include "model/identifiers/identifier.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kId = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

Diagram diagram(std::string heading)
{
    return {.heading = std::move(heading),
            .scene = {.state = state_from_identifier(kId).value().state, .names = {"[/code]<b>", "Bo"}},
            .lines = {"Game 1, turn 2. {50%}"}};
}

DiagramSet quiz()
{
    return {.title = "<Ann> & Bo",
            .items = {{.question = diagram("1. What now?"), .answer = diagram("1. This")},
                      {.question = diagram("2. And now?"), .answer = diagram("2. That")}}};
}

std::string written(const DiagramSet& set, DiagramText kind)
{
    return write_diagram_set(set, kind, built_in_theme("classic").value(), 300);
}

TEST(DiagramSet, IsAPageThatHidesItsAnswers)
{
    const std::string page = written(quiz(), DiagramText::html);
    EXPECT_THAT(page,
                testing::StartsWith("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"));
    EXPECT_THAT(page, HasSubstr("<h1>&lt;Ann&gt; &amp; Bo</h1>"));
    EXPECT_THAT(page, HasSubstr("<details><summary>Solution</summary><figure"));
    EXPECT_THAT(page, HasSubstr("<span>Game 1, turn 2. {50%}</span>"));
    EXPECT_THAT(page, Not(HasSubstr("<b>")));
}

TEST(DiagramSet, HasItsAnswersAfterAllQuestionsInForums)
{
    const std::string post = written(quiz(), DiagramText::bbcode);
    EXPECT_LT(post.find("2. And now?"), post.find("[b]Solutions[/b]"));
    EXPECT_LT(post.find("[b]Solutions[/b]"), post.find("1. This"));
    EXPECT_THAT(post, HasSubstr("O: (/code)<b>"));
}

TEST(DiagramSet, IsADocumentInLatex)
{
    const std::string document = written(quiz(), DiagramText::latex);
    EXPECT_THAT(document, testing::StartsWith("\\documentclass[10pt]{article}\n"));
    EXPECT_THAT(document, HasSubstr("Game 1, turn 2. \\{50\\%\\}\\\\[1ex]"));
    EXPECT_THAT(document, HasSubstr("\\section*{Solutions}"));
    EXPECT_THAT(document, testing::EndsWith("\\end{document}\n"));
}

TEST(DiagramSet, NamesPicturesInPlaceOfDrawing)
{
    DiagramSet set{.title = "Errors", .items = {{.question = diagram("1. What now?")}}};
    set.items[0].question.picture = "my match-01.png";
    EXPECT_THAT(written(set, DiagramText::html),
                HasSubstr("<img src=\"my%20match-01.png\" alt=\"1. What now?\""));
    EXPECT_THAT(written(set, DiagramText::html), Not(HasSubstr("<svg")));
    EXPECT_THAT(written(set, DiagramText::markdown), HasSubstr("![1. What now?](my%20match-01.png)\n"));
    EXPECT_THAT(written(set, DiagramText::bbcode), HasSubstr("[img]my%20match-01.png[/img]\nXGID="));
    EXPECT_THAT(written(set, DiagramText::latex),
                HasSubstr("\\includegraphics[width={\\ifdim 300bp>\\linewidth \\linewidth\\else 300bp\\fi}]"
                          "{my match-01.png}"));
    EXPECT_THAT(written(set, DiagramText::text), HasSubstr("\n\nmy match-01.png\nXGID="));
    set.items[0].question.picture = "match-01.tikz";
    EXPECT_THAT(written(set, DiagramText::latex), HasSubstr("\\input{match-01.tikz}"));
}

}  // namespace
}  // namespace gammonkit
