#include "decisions/filter/filter.hpp"
#include "tests/unit/filter/asked.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <set>

namespace gammonkit {
namespace {

TEST(FilterWords, HaveNamesThatMeanOneThingAloneAndOneCompared)
{
    std::set<std::pair<std::string, bool>> seen;
    for (const Word& word : filter_words()) {
        const bool compared = word.kind != WordKind::flag;
        EXPECT_TRUE(seen.emplace(std::string(word.name), compared).second) << word.name;
        EXPECT_EQ(find_word(word.name, compared), &word) << word.name;
    }
    for (const std::string_view name : filter_word_names())
        EXPECT_NE(find_word(name, false), nullptr) << name;
}

TEST(FilterWords, CanAllBeWrittenAsHelpShowsThem)
{
    static constexpr std::string_view kSigns[] = {"",    ">3",        ">60%", ":text", ":text",
                                                  "=62", ">=2020-05", "=5",   "=20"};
    for (const Word& word : filter_words()) {
        const SourceText source("filter",
                                fmt::format("{}{}", word.name, kSigns[static_cast<std::size_t>(word.kind)]));
        const Result<Filter> filter = parse_filter(source, {.me = "Ann"});
        ASSERT_TRUE(filter) << to_string(filter.error(), source);
        (void)filter->judge(asked_play());
    }
}

TEST(FilterWords, HaveHelpInTheStyleOfTheHouse)
{
    for (const Word& word : filter_words()) {
        EXPECT_FALSE(word.help.empty()) << word.name;
        EXPECT_FALSE(word.help.ends_with('.') && !word.help.ends_with("...")) << word.name;
    }
}

}  // namespace
}  // namespace gammonkit
