// What is special about Gibbon's files.
#include "formats/gmd/format.hpp"
#include "tests/unit/mat/telling.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace gammonkit {
namespace {

Match read_text(std::string_view text, Reporter& reporter)
{
    const Result<Collection> result =
        read_gmd(SourceText("a.gmd", "GMD-2\nLength: 7\n" + std::string(text)), {}, reporter);
    EXPECT_TRUE(result.has_value());
    return result ? result->matches[0] : Match{};
}

std::string told(std::string_view text)
{
    CollectingReporter reporter;
    const Match match = read_text(text, reporter);
    EXPECT_TRUE(reporter.seen.empty());
    return mat_test::told(match);
}

TEST(Gmd, TheHigherDieOfTheOpeningBegins)
{
    EXPECT_EQ(told("Game:\nRoll:-:: 2 5\nMove:B:: 1/3 12/17\n"), " -  to 7\ngame 1 0-0\n2 25: 24/22 13/8\n");
    EXPECT_EQ(told("Game:\nRoll:-:: 5 2\nMove:W:: 13/8 24/22\n"), " -  to 7\ngame 1 0-0\n1 52: 13/8 24/22\n");
}

TEST(Gmd, KeepsEqualOpenings)
{
    CollectingReporter reporter;
    const Match match = read_text("Game:\nRoll:-:: 3 3\nRoll:-:: 6 6\n", reporter);
    EXPECT_TRUE(match.games.at(0).turns.empty());
    EXPECT_EQ(match.games[0].extras, (Extras{{.key = "gmd:equal-openings", .values = {"3 3", "6 6"}}}));
}

TEST(Gmd, ARollStandsWhileAResignationIsRefused)
{
    EXPECT_EQ(told("Game:\nRoll:-:: 2 4\nMove:B:: 17/21 19/21\nRoll:W:: 3 1\nResign:W:: "
                   "1\nReject:B:\nMove:W:: 8/5 6/5\n"),
              " -  to 7\n"
              "game 1 0-0\n"
              "2 24: 8/4 6/4\n"
              "1 31?\n"
              "1 resign 1\n"
              "2 refuse-resignation\n"
              "1 31: 8/5 6/5\n");
}

TEST(Gmd, ResignationsAreToldInPoints)
{
    EXPECT_EQ(told("Game:\nRoll:-:: 2 4\nMove:B:: 17/21 19/21\nDouble:W:\nTake:B:\nResign:W:: "
                   "4\nAccept:B:\nGame:\n"),
              " -  to 7\n"
              "game 1 0-0\n"
              "2 24: 8/4 6/4\n"
              "1 double 0\n"
              "2 take\n"
              "1 resign 2\n"
              "2 accept-resignation\n"
              "game 2 0-4\n");
}

TEST(Gmd, MayHaveNoTimes)
{
    EXPECT_EQ(told("Game:\nRoll:-: 2 5\nMove:B: 1/3 12/17\nRoll:W: 6 4\nMove:W:\nDouble:B\nDrop:W\n"),
              told("Game:\nRoll:-:: 2 5\nMove:B:: 1/3 12/17\nRoll:W:: 6 4\nMove:W::\nDouble:B:\nDrop:W:\n"));
}

TEST(Gmd, ResignationsMayTellTheStakeAlone)
{
    EXPECT_THAT(
        told("Game:\nRoll:-:: 2 4\nMove:B:: 17/21 19/21\nDouble:W:\nTake:B:\nResign:W:: 1\nAccept:B:\n"),
        testing::HasSubstr("1 resign 1\n"));
}

TEST(Gmd, SetsUpAGameWithoutCubeAndWithARoll)
{
    EXPECT_THAT(told("Game: Scores{3 6} Points{2 -2 0 0 0 0 5 0 3 0 1 0 -5 4 0 0 0 -1 0 -3 0 0 -2 0 -2 0} "
                     "Dice{5 3} Turn{-1}\n"),
                testing::AllOf(testing::HasSubstr("game 1 3-6\n"), testing::HasSubstr("2 53?\n")));
}

TEST(Gmd, TellsWhatItDoesNotUnderstandOfASetUp)
{
    for (const char* strange :
         {"Dice{6 1}", "Turn{1}", "Turn{0}", "Turn{x}", "Tunr{-1}", "Dice{5 7}", "Dice{5}", "Cube{3}",
          "May-Double{2 1}", "Scores{3 6}", "Scores{3 -6}", "Dice{1 1", "word"}) {
        CollectingReporter reporter;
        const std::string text = fmt::format(
            "Game: Scores{{3 6}} Points{{2 -2 0 0 0 0 5 0 3 0 1 0 -5 4 0 0 0 -1 0 -3 0 0 -2 0 -2 0}} "
            "Dice{{5 3}} Turn{{-1}} {}\n",
            strange);
        const Match match = read_text(text, reporter);
        EXPECT_EQ(reporter.warnings, 1U) << strange;
        EXPECT_EQ(match.games.front().score, (ByPlayer<int>{3, 6})) << strange;
    }
}

TEST(Gmd, SetsUpAGame)
{
    CollectingReporter reporter;
    const Match match = read_text("Game: Scores{3 6} Points{2 0 0 0 0 0 5 0 3 0 1 0 0 4 0 0 0 0 0 0 0 0 -1 0 "
                                  "0 0} Cube{2} Turn{-1} May-Double{0 1}\n"
                                  "Roll:B:: 3 2\nMove:B:: 22-off\n",
                                  reporter);
    EXPECT_TRUE(reporter.seen.empty());
    const Game& game = match.games.at(0);
    EXPECT_EQ(game.score, (ByPlayer<int>{3, 6}));
    const Position& position = *std::get<SetPosition>(game.turns.at(0).action).position;
    EXPECT_EQ(position.checkers(Player::first, kBar), 2);
    EXPECT_EQ(position.checkers(Player::second, Point(3)), 1);
    EXPECT_EQ(std::get<SetCube>(game.turns.at(1).action).cube, (Cube{.value = 2, .owner = Player::second}));
}

TEST(Gmd, IsNoMatchWithoutAGame)
{
    CollectingReporter reporter;
    const Result<Collection> result = read_gmd(SourceText("a.gmd", "GMD-2\nLength: 7\n"), {}, reporter);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, "gmd-no-game");
}

TEST(Gmd, ReportsWhatItDoesNotUnderstand)
{
    CollectingReporter reporter;
    const Match match = read_text(
        "Game: Points{1 2}\nMove:W:: 8/5\nRoll:X:: 3 1\nRoll:W:: 7 1\nWonder:W:\nResign:W:: 5\nnothing\n",
        reporter);
    EXPECT_EQ(reporter.seen.size(), 7U);
    EXPECT_TRUE(match.games.at(0).turns.empty());
}

TEST(Gmd, TellsAHeaderThatLacksItsValue)
{
    for (const std::string_view line : {"Player:B", "Location", "Rank:W"}) {
        CollectingReporter reporter;
        (void)read_text(fmt::format("{}\nGame:\nRoll:-:: 2 5\nMove:B:: 1/3 12/17\n", line), reporter);
        ASSERT_EQ(reporter.seen.size(), 1U) << line;
        EXPECT_EQ(reporter.seen[0].code, "gmd-line");
    }
}

}  // namespace
}  // namespace gammonkit
