// Matches of which the file does not say what game was played, or from which side points are counted: in
// every format whose reader tries other starts.
#include "formats/start_option.hpp"
#include "model/replay.hpp"
#include "tests/contract/every_format.hpp"

#include <gmock/gmock.h>
#include <regex>
#include <string_view>

namespace gammonkit::contract {
namespace {

using ::testing::HasSubstr;

const Format& format_of(std::string_view id)
{
    return *find_format(catalogue(), id);
}

/// What a file becomes, and what was said about it.
struct Told {
    Collection collection;
    std::string said;
};

Told told_of(const Format& format, std::string text)
{
    ReadSource reading = read_as(format, std::move(text));
    Told told;
    for (const Diagnostic& diagnostic : reading.diagnostics.seen)
        told.said += to_string(diagnostic, reading.source);
    told.collection = reading.collection.value_or(Collection{});
    return told;
}

/// A match of nackgammon, with eight plays or more.
Collection nackgammon()
{
    return told_of(format_of("mat"), "; [Variation \"NackGammon\"]\n 5 point match\n\n Game 1\n"
                                     " ann : 0                           bob : 0\n"
                                     "  1)                               31: 23/22 23/20\n"
                                     "  2) 42: 8/4 6/4                   65: 24/18 18/13\n"
                                     "  3) 21: 13/11 6/5                 21: 13/11 6/5\n"
                                     "  4) 21: 13/11 6/5                 21: 13/11 6/5\n"
                                     "  5) 31: 8/5 6/5                   31: 8/5 6/5\n")
        .collection;
}

class EveryFormatThatTriesStarts : public testing::TestWithParam<Format> {};

TEST_P(EveryFormatThatTriesStarts, FindsTheVariant)
{
    const Collection played = nackgammon();
    const Result<Writing> writing = write(GetParam(), played, Options(GetParam().write_options));
    ASSERT_TRUE(writing.has_value());
    const std::string text = std::regex_replace(writing->bytes, std::regex("[^\n]*Varia[^\n]*\n"), "");
    const Told told = told_of(GetParam(), text);
    EXPECT_THAT(told.said, HasSubstr("this can be followed as nackgammon, and not as backgammon"));
    ASSERT_EQ(told.collection.matches.size(), 1U) << told.said;
    const Match& match = told.collection.matches.front();
    EXPECT_EQ(match.rules.variant, Variant::nackgammon);
    ASSERT_EQ(match.games.size(), 1U);
    EXPECT_EQ(follow(match, 0).turns_followed, match.games.front().turns.size());
}

INSTANTIATE_TEST_SUITE_P(Starts, EveryFormatThatTriesStarts, testing::ValuesIn([] {
                             std::vector<Format> formats;
                             for (const Format& format : catalogue()) {
                                 if (format.read_options.data() == kStartOptions.data() && format.write)
                                     formats.push_back(format);
                             }
                             return formats;
                         }()),
                         [](const auto& instance) { return std::string(instance.param.id); });

TEST(Starts, AreTriedForJavaFibsToo)
{
    const Told told = told_of(format_of("javafibs"),
                              "JavaFIBS internal match representation v1.1\n8:Bob:5\n13:Bob:\n6:You:Bob\n"
                              "11:Bob:3 1\n1:Bob:23-22 23-20\n0:You:4 2\n1:You:8-4 6-4\n"
                              "0:Bob:6 5\n1:Bob:24-18 18-13\n0:You:2 1\n1:You:13-11 6-5\n"
                              "0:Bob:2 1\n1:Bob:13-11 6-5\n0:You:2 1\n1:You:13-11 6-5\n"
                              "0:Bob:2 1\n1:Bob:13-11 6-5\n0:You:3 1\n1:You:8-5 6-5\n");
    EXPECT_THAT(told.said, HasSubstr("this can be followed as nackgammon"));
    ASSERT_EQ(told.collection.matches.size(), 1U);
    EXPECT_EQ(told.collection.matches.front().rules.variant, Variant::nackgammon);
}

}  // namespace
}  // namespace gammonkit::contract
