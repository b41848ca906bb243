#include "formats/options.hpp"

#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;

constexpr std::array kDialects{"jellyfish"sv, "xg"sv};
constexpr std::array kSpecs{
    OptionSpec{.name = "dialect",
               .type = OptionSpec::Type::choice,
               .default_value = "jellyfish",
               .help = "whose layout",
               .choices = kDialects},
    OptionSpec{.name = "indent",
               .type = OptionSpec::Type::integer,
               .default_value = "2",
               .help = "blanks a level",
               .least = 0,
               .most = 8},
    OptionSpec{
        .name = "header", .type = OptionSpec::Type::flag, .default_value = "yes", .help = "write tags"},
};

TEST(Options, HaveTheirDefaults)
{
    const Options options(kSpecs);
    EXPECT_EQ(options.text("dialect"), "jellyfish");
    EXPECT_EQ(options.integer("indent"), 2);
    EXPECT_TRUE(options.flag("header"));
}

TEST(Options, TakeValuesAndFlags)
{
    const Result<Options> options = Options::parse("dialect=xg, indent=0,no-header", kSpecs);
    ASSERT_TRUE(options.has_value());
    EXPECT_EQ(options->text("dialect"), "xg");
    EXPECT_EQ(options->integer("indent"), 0);
    EXPECT_FALSE(options->flag("header"));
}

TEST(Options, PreferAValueOnlyWhereNoneWasGiven)
{
    Options options = Options::parse("indent=4", kSpecs).value();
    options.prefer("indent", "8");
    options.prefer("dialect", "xg");
    options.prefer("unknown", "1");
    EXPECT_EQ(options.integer("indent"), 4);
    EXPECT_EQ(options.text("dialect"), "xg");
    EXPECT_EQ(options.text("unknown"), "");
}

TEST(Options, TakeValuesWithSignsInQuotes)
{
    static constexpr std::array kText{
        OptionSpec{.name = "me", .type = OptionSpec::Type::text, .default_value = "", .help = "a name"},
        OptionSpec{.name = "theme", .type = OptionSpec::Type::text, .default_value = "", .help = "a theme"}};
    const Result<Options> options = Options::parse(R"(me="Doe, ""J"" =",theme=dark)", kText);
    ASSERT_TRUE(options);
    EXPECT_EQ(options->text("me"), R"(Doe, "J" =)");
    EXPECT_EQ(options->text("theme"), "dark");
    EXPECT_EQ(Options::parse(R"(me="a,theme=b)", kText)->text("me"), R"("a,theme=b)");
}

TEST(Options, NameWhatThereIsWhenAskedForAnother)
{
    const Result<Options> options = Options::parse("colour=red", kSpecs);
    ASSERT_FALSE(options.has_value());
    EXPECT_EQ(options.error().message, "there is no option 'colour'");
    EXPECT_EQ(options.error().hint, "there are: dialect, indent, header");
}

TEST(Options, TakeAnyNumberInAChoiceThatEndsInOne)
{
    constexpr std::string_view kChoices[] = {"all", "every=N"};
    const OptionSpec specs[] = {{.name = "boards",
                                 .type = OptionSpec::Type::choice,
                                 .default_value = "all",
                                 .help = "which",
                                 .choices = kChoices}};
    EXPECT_EQ(Options::parse("boards=every=12", specs)->text("boards"), "every=12");
    for (const std::string_view wrong : {"every=N", "every=0", "every=-1", "every=", "every", "every=3x"})
        EXPECT_FALSE(Options::parse(fmt::format("boards={}", wrong), specs).has_value()) << wrong;
}

TEST(Options, SayWhatAValueShouldHaveBeen)
{
    EXPECT_EQ(Options::parse("indent=9", kSpecs).error().message, "indent=9: expected a number from 0 to 8");
    EXPECT_EQ(Options::parse("dialect=x", kSpecs).error().message,
              "dialect=x: expected one of jellyfish, xg");
    EXPECT_EQ(Options::parse("header=maybe", kSpecs).error().message, "header=maybe: expected yes or no");
}

}  // namespace
}  // namespace gammonkit
