// What is special about bgammon.org's files.
#include "formats/bgammon/format.hpp"
#include "tests/unit/mat/telling.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <iterator>

namespace gammonkit {
namespace {

Result<Collection> read_text(std::string_view games, Reporter& reporter)
{
    return read_bgammon(SourceText("a.match", "bgammon-replay 00000024\n" + std::string(games)), {},
                        reporter);
}

std::string told(std::string_view games)
{
    CollectingReporter reporter;
    const Result<Collection> result = read_text(games, reporter);
    EXPECT_TRUE(reporter.seen.empty());
    return result ? mat_test::told(result->matches[0]) : result.error().message;
}

TEST(Bgammon, CountsThePointsAsTheFirstPlayerDoes)
{
    EXPECT_EQ(told("i 1702738670 Ann Bob 5 0 2 0 0 0\n1 r 4-1 13/9 9/8\n2 r 6-1 1/7 1/2\n1 r 2-1 6/off\n"),
              "Ann - Bob to 5\n"
              "game 1 0-2\n"
              "1 41: 13/9 9/8\n"
              "2 61: 24/18 24/23\n"
              "1 21: 6/off\n");
}

TEST(Bgammon, ReadsADoubleWithItsAnswer)
{
    EXPECT_EQ(told("i Ann Bob 5 0 0 1 1 0\n2 r 3-1 17/20 19/20\n1 d 2 0\n"),
              "Ann - Bob to 5\ngame 1 0-0\n2 31: 8/5 6/5\n1 double 2\n2 drop\n");
}

TEST(Bgammon, APlayerWhoLeavesResigns)
{
    EXPECT_EQ(told("i 1 Ann Bob 5 0 0 1 1 0\n2 r 3-1 17/20 19/20\n2 t\n"),
              "Ann - Bob to 5\ngame 1 0-0\n2 31: 8/5 6/5\n2 resign 1\n1 accept-resignation\n");
}

TEST(Bgammon, LeavesOutOtherGames)
{
    CollectingReporter reporter;
    const Result<Collection> result = read_text("i 1 Ann Bob 5 0 0 1 1 2\n1 r 3-1-d3\n", reporter);
    ASSERT_EQ(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].message, "a game of tabula: left out");
    EXPECT_FALSE(result.has_value());
}

TEST(Bgammon, ReportsWhatItDoesNotUnderstand)
{
    CollectingReporter reporter;
    const Result<Collection> result =
        read_text("?\ni 1 Ann Bob 5 0 0 0 0 0\n3 r 3-1\n1 r 7-1\n1 d x 1\n1 x\n1 r 3-1 8/5 6/5\n", reporter);
    EXPECT_EQ(reporter.seen.size(), 5U);
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->matches[0].games[0].turns.size(), 1U);
}

Match read_sample(const std::string& text)
{
    CollectingReporter reporter;
    return read_bgammon(SourceText("a.match", text), {}, reporter).value().matches.at(0);
}

TEST(Bgammon, IsWrittenAsTheServerDoes)
{
    std::ifstream file(GAMMONKIT_SOURCE_DIR "/samples/bgammon/7-point.match", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(write_bgammon({.matches = {read_sample(text)}}, {}).value(), text);
}

TEST(Bgammon, IsWrittenWithoutATimeThatNobodyKnows)
{
    Match match = read_sample("bgammon-replay 00000024\ni Ann Bob 5 0 0 2 2 0\n2 r 3-1 17/20 19/20\n1 d 2 1\n"
                              "1 r 6-5 24/18\n1 t\n");
    match.games.front().crawford.reset();
    const std::string text = write_bgammon({.matches = {match}}, {}).value();
    EXPECT_EQ(text.substr(0, 46), "bgammon-replay 00000024\ni Ann Bob 5 0 0 2 2 0\n");
    match.date = Date{2023, 12, 16};
    match.time = "14:31";
    EXPECT_EQ(write_bgammon({.matches = {match}}, {}).value().substr(24, 13), "i 1702737060 ");
    match.date = Date{9999, 12, 31};
    EXPECT_EQ(read_sample(write_bgammon({.matches = {match}}, {}).value()).date, match.date);
}

TEST(Bgammon, KeepsBlanksInNames)
{
    Match match = read_sample("bgammon-replay 00000024\ni Ann Bob 5 0 0 0 0 0\n2 r 3-1 17/20 19/20\n");
    match.players.first.name = "Ann Lee";
    const Match again = read_sample(write_bgammon({.matches = {match}}, {}).value());
    EXPECT_EQ(again.players.first.name, "Ann Lee");
}

TEST(Bgammon, SaysWhatItCannotWrite)
{
    Match match = read_sample("bgammon-replay 00000024\ni Ann Bob 5 0 0 0 0 0\n2 r 3-1 17/20 19/20\n");
    match.place = "Paris";
    match.time = "in the evening";
    match.date = Date{1969, 12, 31};
    match.games.front().turns.push_back({.player = Player::first, .action = Double{}});
    const Census lost = bgammon_partial_losses({.matches = {match}}, {});
    for (const Feature feature : {Feature::place, Feature::time, Feature::date, Feature::cube_actions})
        EXPECT_EQ(lost[static_cast<std::size_t>(feature)], 1U) << to_string(feature);
}

}  // namespace
}  // namespace gammonkit
