#include "cli/options/engine_options.hpp"

#include <gmock/gmock.h>

namespace gammonkit::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(OptionTable, PutsValuesIntoMembers)
{
    bool force = false;
    std::string output;
    std::vector<std::string> tables;
    std::optional<int> jobs;
    OptionTable options;
    options.flag("--force", force);
    options.add("-o,--output", "FILE", output);
    options.add("--table", "FILE", tables);
    options.add("--jobs", "N", jobs, {1, 8});

    EXPECT_TRUE(options.find("--force")->give(""));
    EXPECT_TRUE(options.find("--output")->give("a.sgf"));
    EXPECT_TRUE(options.find("--output")->give("b.sgf"));
    EXPECT_TRUE(options.find("--table")->give("one"));
    EXPECT_TRUE(options.find("--table")->give("two"));
    EXPECT_TRUE(options.find("--jobs")->give("8"));
    EXPECT_TRUE(force);
    EXPECT_EQ(output, "b.sgf");
    EXPECT_THAT(tables, ElementsAre("one", "two"));
    EXPECT_EQ(jobs, 8);
    EXPECT_THAT(options.find("--output")->given, ElementsAre("b.sgf"));
    EXPECT_EQ(options.find("--output")->short_name(), "-o");
    EXPECT_TRUE(options.is_given("--table"));
}

TEST(OptionTable, RefusesWhatAnOptionDoesNotTake)
{
    std::optional<int> jobs;
    std::string form;
    std::string engine;
    OptionTable options;
    constexpr std::string_view kForms[] = {"plain", "very-bad"};
    constexpr std::string_view kEngines[] = {"gnubg", "socket"};
    options.add("--jobs", "N", jobs, {1, 8});
    options.choice("--form", "FORM", form, kForms);
    options.choice("--engine", "ENGINE", engine, kEngines, ':');

    const Result<void> many = options.find("--jobs")->give("9");
    ASSERT_FALSE(many);
    EXPECT_EQ(many.error().code, "usage");
    EXPECT_EQ(many.error().message, "--jobs needs a number from 1 to 8, not '9'");
    EXPECT_THAT(options.find("--jobs")->give("").error().message, HasSubstr("needs a value: N"));
    EXPECT_EQ(options.find("--form")->give("fancy").error().message,
              "--form is one of plain, very-bad, not 'fancy'");
    EXPECT_TRUE(options.find("--form")->give("very bad"));
    EXPECT_TRUE(options.find("--engine")->give("socket:localhost:1"));
    EXPECT_FALSE(options.find("--engine")->give("gnubgs:1"));
    EXPECT_FALSE(options.is_given("--jobs"));
}

TEST(OptionTable, GivesWordsTheirMeaning)
{
    enum class Side { left, right };
    constexpr Choice<Side> kSides[] = {{"left", Side::left}, {"right", Side::right}};
    std::optional<Side> side;
    std::optional<std::size_t> length;
    OptionTable options;
    options.choice<Side>("--side", "left|right", side, kSides);
    const auto length_of = [](std::string_view text) -> Result<std::size_t> {
        if (text.size() > 3) return failure("usage", "too long");
        return text.size();
    };
    options.add<std::size_t>("--word", "WORD", length, length_of);

    EXPECT_TRUE(options.find("--side")->give("right"));
    EXPECT_EQ(side, Side::right);
    EXPECT_TRUE(options.find("--word")->give("abc"));
    EXPECT_EQ(length, 3U);
    EXPECT_EQ(options.find("--word")->give("abcd").error().message, "too long");
}

TEST(OptionTable, ListsWhatVerbsShareUnderItsOwnHeading)
{
    EngineOptions engine;
    OptionTable options;
    options.in(OptionGroup::messages);
    engine.bind_plays(options);
    EXPECT_EQ(options.find("--plays")->group, OptionGroup::verb);
}

}  // namespace
}  // namespace gammonkit::cli
