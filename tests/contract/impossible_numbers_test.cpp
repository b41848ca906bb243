// One limit for lengths, scores and points, whoever reads or writes.
#include "model/limits.hpp"
#include "tests/contract/every_format.hpp"

#include <gmock/gmock.h>

namespace gammonkit::contract {
namespace {

using testing::HasSubstr;

std::string last_message(const ReadSource& reading)
{
    return reading.diagnostics.seen.empty() ? "" : reading.diagnostics.seen.back().message;
}

struct TooLarge {
    std::string format;
    std::string text;
};

void PrintTo(const TooLarge& file, std::ostream* out)
{
    *out << file.format << ": " << file.text;
}

TEST(ChancesThatAreNone, AreLeftOut)
{
    const auto format = std::ranges::find(catalogue(), "sgf", &Format::id);
    const std::string text =
        "(;FF[4]GM[6]AP[GNU Backgammon:1.07.001]MI[length:7][game:0][ws:0][bs:0]PW[Al]PB[Bo]"
        ";W[31hefe]A[0][hefe E ver 3 0.5 0.1 3 0.1 0 0.2 1C 0 1 0.0 1])\n";
    const ReadSource reading = read_as(*format, text);
    ASSERT_TRUE(reading.collection.has_value());
    EXPECT_EQ(reading.diagnostics.warnings, 1U);
    EXPECT_THAT(last_message(reading), HasSubstr("3 is no chance"));
    const Turn& turn = reading.collection->matches.at(0).games.at(0).turns.at(0);
    const Candidate& candidate = turn.plays.at(0).candidates.at(0);
    EXPECT_FALSE(candidate.assessment->estimate.probabilities);
    EXPECT_TRUE(candidate.assessment->estimate.cubeful);
}

class NumbersThatNoMatchHas : public testing::TestWithParam<TooLarge> {};

TEST_P(NumbersThatNoMatchHas, AreRefused)
{
    const auto format = std::ranges::find(catalogue(), GetParam().format, &Format::id);
    const ReadSource reading = read_as(*format, GetParam().text);
    EXPECT_FALSE(reading.collection.has_value());
    EXPECT_THAT(last_message(reading), HasSubstr("is no "));
}

const std::string kDump = "gammonkit-dump 1\n";
const std::string kGame = "  game 1 score=0,0\n    first double\n    second drop\n";

INSTANTIATE_TEST_SUITE_P(
    Each, NumbersThatNoMatchHas,
    testing::Values(
        TooLarge{"gmd", "GMD-2\nLength: 10000001\nGame:\nRoll: W 31 8/5 6/5\n"},
        TooLarge{"javafibs", "JavaFIBS internal match representation v1.1\n8:Max:2147483647\n13:Max:\n"
                             "6:You:Max\n11:You:5 1\n"},
        TooLarge{"dump", kDump + "match length=10000001\n" + kGame},
        TooLarge{"dump", kDump + "match length=-5\n" + kGame},
        TooLarge{"dump", kDump + "match length=5\n  game 1 score=0,-1\n"},
        TooLarge{"dump", kDump + "match length=0\n  game 1 score=10000001,0\n"},
        TooLarge{"dump", kDump + "match length=0\n  game 1 score=0,0 claimed_outcome=first,10000001\n"}));

TEST(NumbersThatNoMatchHas, TakeOutTheirMatchAlone)
{
    const auto format = std::ranges::find(catalogue(), "dump", &Format::id);
    const ReadSource reading =
        read_as(*format, kDump + "match length=7\n" + kGame + "match length=999999999\n" + kGame);
    ASSERT_TRUE(reading.collection.has_value());
    EXPECT_EQ(reading.collection->matches.size(), 1U);
    EXPECT_EQ(reading.diagnostics.errors, 1U);
    EXPECT_EQ(to_string(reading.diagnostics.seen.back(), reading.source),
              "input:6:1: error: 999999999 is no length of a match: match 2 is left out [impossible-number]\n"
              "    match length=999999999\n"
              "    ^\n"
              "    hint: the least is 0, the most is 10000000\n");
}

class LongestMatch : public testing::TestWithParam<Format> {};

TEST_P(LongestMatch, IsReadByTheFormatThatWritesIt)
{
    Match match{.rules = {.length = kMostPoints}, .players = {{.name = "Al"}, {.name = "Bo"}}};
    match.games = {{.score = {kMostPoints - 1, 0},
                    .turns = {{.player = Player::first, .action = Double{}},
                              {.player = Player::second, .action = Drop{}}}}};
    const Result<Writing> writing =
        write(GetParam(), {.matches = {match}}, Options(GetParam().write_options));
    if (!writing) return;  // It says that it cannot hold this.
    const ReadSource reading = read_as(GetParam(), writing->bytes);
    ASSERT_TRUE(reading.collection.has_value()) << last_message(reading);
    if (reading.collection->matches.empty() || !writing->losses.empty()) return;
    EXPECT_EQ(reading.collection->matches[0].rules.length, kMostPoints);
}

INSTANTIATE_TEST_SUITE_P(Each, LongestMatch, testing::ValuesIn(formats_that([](const Format& format) {
                             return format.read != nullptr && format.write != nullptr;
                         })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
