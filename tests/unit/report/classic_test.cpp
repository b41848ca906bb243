#include "formats/html/format.hpp"
#include "report/classic/classic_page.hpp"

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "support/files/file.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit::classic {
namespace {

using testing::HasSubstr;
using testing::Not;

Collection sample(const std::string& name)
{
    const auto input = read_input(GAMMONKIT_SOURCE_DIR "/samples/" + name);
    return *read(catalogue(), *input, {}).collection;
}

std::string page_of(const std::string& name, const PageStyle& style)
{
    const Reports reports(sample(name));
    return page(reports, style, "");
}

constexpr const char* kAnalyzed = "sgf/analysed-game-3.sgf";

TEST(ClassicPage, ShowsBoardsAsTablesOfImages)
{
    const std::string text = page_of(kAnalyzed, {.images = "i/"});
    EXPECT_THAT(text, testing::StartsWith("<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\""));
    EXPECT_THAT(text,
                HasSubstr("<hr/><p><b><a id=\"g1-1\">g1-1 (move 1):</a></b> Kévin Unger to play 31</p><table "
                          "cellpadding=\"0\""));
    EXPECT_THAT(text,
                HasSubstr("<td colspan=\"6\"><img src=\"i/b-midl-x31.png\" alt=\"        31        \""));
    EXPECT_THAT(text, HasSubstr("<p><span class=\"blunder\">?? play: very bad (-0.166)</span></p>"));
    EXPECT_THAT(text,
                HasSubstr("<tr class=\"movethemove movebest\"><td class=\"movenumber movecell\">•</td><td "
                          "class=\"movenumber movecell\">1</td><td class=\"moveply movecell\">2-ply</td>"));
    EXPECT_THAT(text, HasSubstr("<td colspan=\"2\" class=\"movecell\">Proper cube action:</td>"));
    EXPECT_THAT(text, HasSubstr("class=\"cubeaction movecell\">Double, pass</td>"));
}

TEST(ClassicPage, HasItsStylesWhereTheyAreWanted)
{
    EXPECT_THAT(page_of(kAnalyzed, {.images = "i/"}), HasSubstr("\n.blunder { "));
    const std::string with_file = page_of(kAnalyzed, {.images = "i/", .css = Css::file});
    EXPECT_THAT(with_file,
                HasSubstr("<link rel=\"stylesheet\" type=\"text/css\" href=\"i/gammonkit.css\"/>"));
    const std::string inlined = page_of(kAnalyzed, {.images = "i/", .css = Css::inlined});
    EXPECT_THAT(inlined, HasSubstr("<tr style=\"background-color: #fff3bf; font-weight: bold\">"));
    EXPECT_THAT(inlined, Not(HasSubstr("class=")));
}

TEST(ClassicPage, ShowsTheBoardsThatAreWanted)
{
    const auto boards = [](const std::string& which) {
        const Options options = Options::parse("boards=" + which, kHtmlWriteOptions).value();
        const std::string text = page_of(kAnalyzed, {.images = "i/", .boards = board_choice(options)});
        int count = 0;
        for (std::size_t at = text.find("colspan=\"15\""); at != std::string::npos;
             at = text.find("colspan=\"15\"", at + 1))
            ++count;
        return count / 2;  // Of two edges.
    };
    EXPECT_EQ(boards("all"), 11);
    EXPECT_EQ(boards("errors"), 1);
    EXPECT_EQ(boards("marked"), 2);
    EXPECT_EQ(boards("none"), 0);
    EXPECT_EQ(boards("every=4"), 3);
}

TEST(ClassicPage, LinksGamesAndShowsPositions)
{
    const std::string text = page_of("dump/everything.dump", {.images = "i/"});
    EXPECT_THAT(text, HasSubstr("<a href=\"#m1-g2\">[Next game]</a>"));
    EXPECT_THAT(text, HasSubstr("<h2 id=\"p1\">1. "));
    EXPECT_THAT(text, Not(HasSubstr("<Hammer")));
}

PageStyle style_of(const std::string& options)
{
    return page_style_of(Options::parse(options, kHtmlWriteOptions).value()).value();
}

TEST(ClassicPage, MakesBoardsInThreeLayouts)
{
    const std::string bbs = page_of(kAnalyzed, style_of("images=i,layout=bbs"));
    EXPECT_THAT(bbs, HasSubstr("<th align=\"left\">Kévin Unger</th><th align=\"right\">167</th>"));
    EXPECT_THAT(bbs, HasSubstr("<img src=\"i/o_w_0.gif\" alt=\"\" class=\"boardimage\"/>"));
    const std::string fibs = page_of(kAnalyzed, style_of("images=i,layout=fibs2html"));
    EXPECT_THAT(fibs, HasSubstr("<img src=\"i/b-odie3.gif\" alt=\"3\" class=\"boardimage\"/>"));
}

TEST(ClassicPage, LinksAnotherStyleSheetInPlaceOfItsOwn)
{
    const std::string text = page_of(kAnalyzed, style_of("images=i,style=club.css"));
    EXPECT_THAT(text, HasSubstr("<link rel=\"stylesheet\" type=\"text/css\" href=\"club.css\"/>"));
    EXPECT_THAT(text, Not(HasSubstr("<style")));
    const Options options = Options::parse("images=i,style=club.css,css=inline", kHtmlWriteOptions).value();
    EXPECT_EQ(page_style_of(options).error().code, "option-value");
}

TEST(ClassicPage, IsAFragmentToPaste)
{
    const std::string drawn = page_of(kAnalyzed, style_of("fragment=yes"));
    EXPECT_THAT(drawn, testing::StartsWith("<div lang=\"en\" style=\"font-family: sans-serif"));
    EXPECT_THAT(drawn, HasSubstr("<svg xmlns="));
    for (const std::string_view no : {"<html", "<head", "<script", "class=", " id=", "<img"})
        EXPECT_THAT(drawn, Not(HasSubstr(no)));
    const std::string with_images = page_of(kAnalyzed, style_of("fragment=yes,images=i,css=file"));
    EXPECT_THAT(with_images, testing::StartsWith("<div lang=\"en\" class=\"fontfamily\">"));
    EXPECT_THAT(with_images, HasSubstr("<img src=\"i/b-lotopr.png\""));
}

TEST(ClassicPage, LinksThePagesOfOtherGames)
{
    const std::string text = page_of(kAnalyzed, style_of("images=i,first=m.html,next=m_003.html"));
    EXPECT_THAT(
        text, HasSubstr("Go to: <a href=\"m.html\">[First game]</a> <a href=\"m_003.html\">[Next game]</a>"));
    EXPECT_THAT(text, Not(HasSubstr("Previous game")));
}

TEST(ClassicPage, UsesAllClassesThatGnuBackgammonUses)
{
    std::string text;
    for (const std::string_view file : {"sgf/analysed-game-3.sgf", "sgf/rollouts-match.sgf"})
        text += page_of(std::string(file), {.images = "i/"});
    for (const std::string_view name :
         {"movetable",       "moveheader",    "movenumber",   "moveply",
          "movemove",        "moveequity",    "movethemove",  "moveodd",
          "percent",         "blunder",       "joker",        "stattable",
          "stattableheader", "result",        "cubedecision", "cubedecisionheader",
          "cubeequity",      "cubeaction",    "cubeply",      "cubeprobs",
          "comment",         "commentheader", "fontfamily",   "block",
          "positionid"})
        EXPECT_THAT(text, testing::ContainsRegex(fmt::format("class=\"([a-z]+ )*{}[ \"]", name)));
}

TEST(ClassicStyle, HasARuleForEachClass)
{
    EXPECT_THAT(style_sheet(), HasSubstr(".movetable { background-color"));
    EXPECT_EQ(declarations_of("movebest navigation"), "font-weight: bold; font-size: 85%");
}

}  // namespace
}  // namespace gammonkit::classic
