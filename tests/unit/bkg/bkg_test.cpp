// Logs of BKG.
#include "formats/bkg/format.hpp"
#include "tests/random_game.hpp"
#include "tests/support/classic_format.hpp"
#include "tests/support/plainer_match.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::played;
using testing_support::step;

constexpr testing_support::ClassicFormat kFormat{read_bkg, write_bkg, bkg_partial_losses};

TEST(BkgReader, CountsBothPlayersPointsAsBlackDoes)
{
    EXPECT_EQ(kFormat.told("Black (3,1)  8 5, 6 5\nWhite (6,2)  1 7, 12 14\n"),
              " -  to 0\ngame 1 0-0\n1 31: 8/5 6/5\n2 62: 24/18 13/11\n");
    EXPECT_EQ(
        kFormat.told(
            "Black (6,1) 13 7 8 7\nWhite (4,2) 17-21,19-21\nBlack (6,4) 24 18 18 14\nWhite (3,1)12/15,0/1\n"),
        " -  to 0\ngame 1 0-0\n1 61: 13/7 8/7\n2 42: 8/4 6/4\n1 64: 24/18 18/14\n2 31: 13/10 bar/24\n");
}

TEST(BkgReader, FindsADoubleAndItsAnswerInOneRow)
{
    EXPECT_EQ(
        kFormat.told("Black (3,1)  8 5, 6 5\nWhite Doubles - Black Accepted\nWhite (6,2)  1 7, 12 14\n"
                     "Black Doubles - White Refused\nBlack wins\n"),
        " -  to 0\ngame 1 0-0\n1 31: 8/5 6/5\n2 double 0\n1 take\n2 62: 24/18 13/11\n1 double 0\n2 drop\n");
}

TEST(BkgReader, LeavesADoubleWithoutAnswerOpen)
{
    EXPECT_EQ(kFormat.told("Black (3,1)  8 5, 6 5\nWhite Doubles\n"),
              " -  to 0\ngame 1 0-0\n1 31: 8/5 6/5\n2 double 0\n");
    EXPECT_EQ(kFormat.told("Black (3,1)  8 5, 6 5\nWhite Doubles\nWhite wins\n"),
              " -  to 0\ngame 1 0-0\n1 31: 8/5 6/5\n2 double 0\n1 drop\n");
}

TEST(BkgReader, SaysThatAnAnswerIsNone)
{
    EXPECT_EQ(kFormat.told("Black (3,1)  8 5, 6 5\nWhite Doubles - Black Acc\n"),
              " -  to 0\ngame 1 0-0\n1 31: 8/5 6/5\n2 double 0\n1 drop\n! bkg-answer\n");
}

TEST(BkgReader, EndsAGameWithItsResult)
{
    EXPECT_EQ(
        kFormat.told("Black (3,1)  8 5, 6 5\nWhite wins by backgammon\nWhite (3,1) 17 20, 19 20\n"),
        " -  to 0\ngame 1 0-0\n1 31: 8/5 6/5\n1 resign 3\n2 accept-resignation\ngame 2 0-3\n2 31: 8/5 6/5\n");
}

TEST(BkgReader, KeepsWhatIsNoPairsOfPointsWordForWord)
{
    EXPECT_EQ(kFormat.told("Black (3,1)  8 5, 6\n"), " -  to 0\ngame 1 0-0\n1 31: \"8 5, 6\"\n! syntax\n");
}

TEST(BkgReader, SaysWhatItLeavesOut)
{
    EXPECT_EQ(kFormat.told("Black (3,1)  8 5, 6 5\nhello\nWhite sighs\n"),
              " -  to 0\ngame 1 0-0\n1 31: 8/5 6/5\n! not-understood not-understood\n");
    EXPECT_EQ(kFormat.told("Black sheep\nWhite lies\n"), "! error:no-game\n");
}

TEST(BkgSniffer, WantsTwoRowsToBeSure)
{
    const auto sniffed = [](const std::string& text) {
        return sniff_bkg({.name = "a", .bytes = text, .text = text});
    };
    EXPECT_EQ(sniffed("Black (3,1)  8 5, 6 5\nWhite (6,2)  1 7, 12 14\n"), Confidence::certain);
    EXPECT_EQ(sniffed("Black (3,1)  8 5, 6 5\n"), Confidence::plausible);
    EXPECT_EQ(sniffed("Black sheep\nWhite lies\n"), Confidence::none);
}

TEST(BkgWriter, WritesInTheColumnsThatAreKnown)
{
    Match match;
    match.games.push_back({.turns = {played(Player::first, *Dice::from(3, 1), {step(8, 5), step(6, 5)}),
                                     played(Player::second, *Dice::from(6, 2), {step(24, 18), step(13, 11)}),
                                     {.player = Player::first, .action = Double{}},
                                     {.player = Player::second, .action = Take{}},
                                     {.player = Player::second, .action = Resign{.stake = Stake::gammon}},
                                     {.player = Player::first, .action = AcceptResignation{}}}});
    EXPECT_EQ(kFormat.written(match), "Black (3,1)  8 5, 6 5\nWhite (6,2)  1 7, 12 14\n"
                                      "Black Doubles - White Accepted\nBlack wins by gammon\n");
}

TEST(BkgWriter, KeepsSessions)
{
    std::mt19937 random(7);
    for (int i = 0; i < 12; ++i) {
        Match match = plainer(random_match(random, {.length = 0, .beavers = false}),
                              {.refused_resignations = false, .double_values = false});
        match.rules.beavers.reset();
        kFormat.expect_comes_back(match);
    }
}

TEST(BkgWriter, KeepsGamesApartThatAreNotOver)
{
    const Game game{.turns = {played(Player::first, *Dice::from(3, 1), {step(8, 5), step(6, 5)})}};
    Match match;
    match.games = {game, game};
    match.games[1].number = 2;
    kFormat.expect_comes_back(match);
}

TEST(BkgPartialLosses, CountGamesWithoutRows)
{
    Match match;
    match.games.resize(1);
    EXPECT_EQ(kFormat.count_of(Feature::several_games, match), 1U);
    EXPECT_FALSE(write_bkg({.matches = {match}, .positions = {}}, {}).has_value());
}

}  // namespace
}  // namespace gammonkit
