#include "formats/html/format.hpp"
#include "report/classic/classic_page.hpp"

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "support/files/file.hpp"

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
    EXPECT_THAT(text, HasSubstr("<h4 id=\"g1-1\">g1-1 (move 1). Kévin Unger to play 31</h4><table cellpadding=\"0\""));
    EXPECT_THAT(text,
                HasSubstr("<td colspan=\"6\"><img src=\"i/b-midl-x31.png\" alt=\"        31        \""));
    EXPECT_THAT(text, HasSubstr("<p class=\"blunder\">?? play: very bad (-0.166)</p>"));
    EXPECT_THAT(text, HasSubstr("<tr class=\"movethemove movebest\"><td class=\"movecell movenumber\">1 "
                                "*</td><td class=\"movecell movemove\">"));
    EXPECT_THAT(text, HasSubstr("class=\"cubeaction\">Proper cube action: Double, pass</td>"));
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
        const std::string text = page_of(kAnalyzed, {.images = "i/", .boards = shown_boards(options)});
        int count = 0;
        for (std::size_t at = text.find("cellpadding"); at != std::string::npos;
             at = text.find("cellpadding", at + 1))
            ++count;
        return count;
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

TEST(ClassicStyle, HasARuleForEachClass)
{
    EXPECT_THAT(style_sheet(), HasSubstr(".movetable { background-color"));
    EXPECT_EQ(declarations_of("movebest navigation"), "font-weight: bold; font-size: 85%");
}

}  // namespace
}  // namespace gammonkit::classic
