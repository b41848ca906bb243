#include "report/render/theme.hpp"

#include "support/text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// What is said of a theme file, with its place.
std::string complaint(const std::string& text)
{
    const SourceText source("my.theme", text);
    const Result<Theme> theme = read_theme(source);
    return theme ? "" : to_string(theme.error(), source);
}

TEST(Theme, OfTheLibraryCanAllBeRead)
{
    EXPECT_THAT(theme_names(), testing::Contains("classic"));
    for (const std::string_view name : theme_names()) {
        const Result<Theme> theme = built_in_theme(name);
        ASSERT_TRUE(theme) << name << ": " << theme.error().message;
        EXPECT_NE(theme->title, "");
        EXPECT_NE(theme->checkers.first.face, theme->checkers.second.face) << name;
    }
}

TEST(Theme, ThatIsUnknownIsRefusedWithTheNamesOfOthers)
{
    const Result<Theme> theme = built_in_theme("clasic");
    ASSERT_FALSE(theme);
    EXPECT_EQ(theme.error().message, "there is no theme 'clasic'");
    EXPECT_EQ(theme.error().hint, "there are classic, contrast, dark, gnubg, modern, print, xg");
}

TEST(Theme, FileIsToldWhatItDoesNotSay)
{
    EXPECT_EQ(complaint("background = #ffffff\n"),
              "my.theme:2:1: error: the theme does not say 'text' [missing-setting]\n"
              "    \n"
              "    ^\n"
              "    hint: a line such as 'base = classic' at the top takes all that is not said from that "
              "theme\n");
}

TEST(Theme, TakesFromItsBaseWhatItDoesNotSay)
{
    const Theme print = built_in_theme("print").value();
    Theme mine = print;
    mine.title = "Mine";
    mine.best = {1, 2, 3};
    EXPECT_EQ(read_theme(SourceText("my.theme", "title = Mine\nbase = print\nbest = #010203\n")).value(),
              mine);
    EXPECT_EQ(read_theme(SourceText("my.theme", "base = print\n")).value(), print);
}

TEST(Theme, SwapsTheColorsOfThePlayers)
{
    const Theme print = built_in_theme("print").value();
    const Theme swapped = read_theme(SourceText("my.theme", "base = print\nswap = yes\n")).value();
    EXPECT_EQ(swapped.checkers.first, print.checkers.second);
    EXPECT_EQ(swapped.dice.second, print.dice.first);
    EXPECT_EQ(swapped.cube, print.cube);
    EXPECT_FALSE(read_theme(SourceText("my.theme", "base = print\nswap = maybe\n")));
}

TEST(Theme, BeginsWithItsBaseAndWithOneThatThereIs)
{
    EXPECT_EQ(complaint("best = #010203\nbase = print\n"),
              "my.theme:2:8: error: the base must come before all colors [syntax]\n"
              "    base = print\n"
              "           ^\n");
    EXPECT_EQ(complaint("base = prnt\n"),
              "my.theme:1:8: error: there is no theme 'prnt' [unknown-theme]\n"
              "    base = prnt\n"
              "           ^\n"
              "    hint: there are classic, contrast, dark, gnubg, modern, print, xg\n");
}

TEST(Theme, IsReadAsItWasWritten)
{
    for (const std::string_view name : theme_names()) {
        const Theme theme = built_in_theme(name).value();
        EXPECT_EQ(read_theme(SourceText("a.theme", write_theme(theme))).value(), theme) << name;
    }
}

TEST(Theme, FileIsToldWhatCannotBeUsed)
{
    EXPECT_EQ(complaint("; mine\nbackground = white\n"),
              "my.theme:2:14: error: expected a color such as #e0b87a [syntax]\n"
              "    background = white\n"
              "                 ^\n");
    EXPECT_EQ(complaint("colour = #ffffff\n"),
              "my.theme:1:1: error: a theme has no setting 'colour' [unknown-setting]\n"
              "    colour = #ffffff\n"
              "    ^\n");
    EXPECT_EQ(complaint("  board\n"),
              "my.theme:1:3: error: expected a setting such as board = #e0b87a [syntax]\n"
              "      board\n"
              "      ^\n");
}

TEST(Color, IsReadAndWrittenAsInWebPages)
{
    EXPECT_EQ(color_from("#0a80ff"), (Color{10, 128, 255}));
    EXPECT_EQ(to_string(Color{10, 128, 255}), "#0a80ff");
    for (const std::string_view wrong : {"", "0a80ff", "#0a80f", "#0a80ff0", "#0a80fg", "#-a80ff"})
        EXPECT_EQ(color_from(wrong), std::nullopt) << wrong;
}

TEST(Color, IsReadInBlackOrWhite)
{
    EXPECT_EQ(readable_on({255, 255, 0}), (Color{0, 0, 0}));
    EXPECT_EQ(readable_on({0, 0, 255}), (Color{255, 255, 255}));
}

TEST(Color, IsBlendedPartByPart)
{
    EXPECT_EQ(blended({0, 100, 200}, {100, 0, 200}, 0.25), (Color{25, 75, 200}));
}

}  // namespace
}  // namespace gammonkit
