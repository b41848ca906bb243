#include "cli/options/command_text.hpp"

#include <gtest/gtest.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kPage = R"(# toss: throw dice

    gammonkit toss [OPTIONS]
    gammonkit toss --list

Throws two dice
and says which.

Nothing is kept.

## Examples

    gammonkit toss

a roll

    gammonkit toss --list | sort

all rolls,
in order
)";

TEST(CommandText, TakesAPageApart)
{
    const CommandText text = text_of_page(kPage);
    EXPECT_EQ(text.summary, "throw dice");
    EXPECT_EQ(text.usage, (std::vector<std::string>{"toss [OPTIONS]", "toss --list"}));
    EXPECT_EQ(text.description,
              (std::vector<std::string>{"Throws two dice and says which.", "Nothing is kept."}));
    ASSERT_EQ(text.examples.size(), 2U);
    EXPECT_EQ(text.examples[1].line, "gammonkit toss --list | sort");
    EXPECT_EQ(text.examples[1].purpose, "all rolls, in order");
}

TEST(CommandText, KeepsLinesThatShowWhatIsTyped)
{
    const CommandText text = text_of_page(R"(# toss: throw dice

    gammonkit toss FILE

A file looks so:

    gammonkit is played here
    6 5  one roll

It may be empty.
)");
    EXPECT_EQ(text.usage, (std::vector<std::string>{"toss FILE"}));
    EXPECT_EQ(text.description,
              (std::vector<std::string>{"A file looks so:", "    gammonkit is played here\n    6 5  one roll",
                                        "It may be empty."}));
    EXPECT_TRUE(is_shown_as_it_is(text.description[1]));
}

TEST(CommandText, TakesAnEmptyPageForNothing)
{
    EXPECT_TRUE(text_of_page("").summary.empty());
    EXPECT_TRUE(text_of_page("## Examples\n\na purpose without a command\n").examples.empty());
}

TEST(CommandText, NamesTheOptionsThatPeopleUseMost)
{
    const CommandText text =
        text_of_page("# flip: turn\n\n    gammonkit flip\n\n## Main options\n\n--to --output\n"
                     "--level\n\n## Examples\n\n    gammonkit flip a\n\none\n");
    EXPECT_EQ(text.main_options, (std::vector<std::string>{"--to", "--output", "--level"}));
    EXPECT_EQ(text.examples.size(), 1U);
}

TEST(CommandText, HasTheHelpOfAnOptionForAVerbOrForAll)
{
    EXPECT_EQ(option_help("analyze", "--game"), "judge only these games of each match: 1,3-5");
    EXPECT_NE(option_help("hint", "--game"), option_help("analyze", "--game"));
    EXPECT_EQ(option_help("hint", "--game"), option_help("eval", "--game"));
    EXPECT_EQ(option_help("hint", "--nosuch"), "");
}

TEST(CommandText, IsWholeForEveryVerb)
{
    for (const CommandPage& page : command_pages()) {
        if (page.name == "options") continue;
        const CommandText text = command_text(page.name);
        EXPECT_FALSE(text.summary.empty()) << page.name;
        EXPECT_FALSE(text.description.empty()) << page.name;
        ASSERT_FALSE(text.usage.empty()) << page.name;
        EXPECT_TRUE(page.name == "gammonkit" || text.usage.front().starts_with(page.name)) << page.name;
        EXPECT_FALSE(text.examples.empty()) << page.name;
        for (const Example& example : text.examples) {
            EXPECT_FALSE(example.purpose.empty()) << example.line;
            EXPECT_LE(example.line.size(), 78U) << "indented by two, it fits 80 columns: " << example.line;
        }
    }
}

}  // namespace
}  // namespace gammonkit::cli
