// Logs of BackGammonRoom.
#include "formats/bgroom/format.hpp"
#include "tests/random_game.hpp"
#include "tests/support/classic_format.hpp"
#include "tests/support/plainer_match.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::played;
using testing_support::step;

constexpr testing_support::ClassicFormat kFormat{read_bgroom, write_bgroom, bgroom_partial_losses};

const std::string kHead = "BGF version 1.2\n\nGame 1 - Ann (X) vs. Ben (0)\nSingle game\n";

/// What is told of one game with these rows.
std::string game_of(const std::string& rows)
{
    const std::string text = kFormat.told(kHead + rows);
    const std::string head = "Ann - Ben to 0\ngame 1 0-0\n";
    return text.starts_with(head) ? text.substr(head.size()) : text;
}

TEST(BgroomReader, TakesADoubleBehindWhichTheGameGoesOn)
{
    EXPECT_EQ(game_of("1.X:(3 1)8/5 6/5\n2.0:Double\n3.0:(6 5)24/18 18/13\n4.X:(6 6)can't move\n5.0:(2 1)\n"),
              "1 31: 8/5 6/5\n2 double 0\n1 take\n2 65: 24/18 18/13\n1 66:\n2 21?\n");
}

TEST(BgroomReader, DropsADoubleBehindWhichTheGameEnds)
{
    const std::string rows = "1.X:(3 1)8/5 6/5\n2.0:Double\n";
    const std::string dropped = "1 31: 8/5 6/5\n2 double 0\n1 drop\n";
    EXPECT_EQ(game_of(rows + "\n"), dropped);
    EXPECT_EQ(game_of(rows + "Win the Match\n"), dropped);
    EXPECT_EQ(game_of(rows + "Game 2 - Ann (X) vs. Ben (0)\n"), dropped + "game 2 0-1\n");
    EXPECT_EQ(game_of(rows), "1 31: 8/5 6/5\n2 double 0\n");
}

TEST(BgroomReader, ReadsBeavers)
{
    EXPECT_EQ(game_of("1.X:(3 1)8/5 6/5\n2.0:Double\n3.X:Beaver\n4.0:Beaver\n5.0:(6 5)24/18 18/13\n"),
              "1 31: 8/5 6/5\n2 double 0\n1 beaver\n2 raccoon\n1 take\n2 65: 24/18 18/13\n");
}

TEST(BgroomReader, GoesByTheLettersWhateverTheOrder)
{
    EXPECT_EQ(
        kFormat.told(kHead +
                     "1.X:(3 1)8/5 6/5\n\nGame 2 - Ben (0) vs. Ann (X)\nSingle game\n1.0:(3 1)8/5 6/5\n\n"
                     "Game 3 - Ben (X) vs. Ann (0)\nSingle game\n1.0:(3 1)8/5 6/5\n"),
        "Ann - Ben to 0\ngame 1 0-0\n1 31: 8/5 6/5\ngame 2 0-0\n2 31: 8/5 6/5\ngame 3 0-0\n1 31: 8/5 6/5\n");
}

TEST(BgroomReader, GoesOnBehindABlankLine)
{
    EXPECT_EQ(game_of("1.X:(3 1)8/5 6/5\n\n2.0:(6 5)24/18 18/13\n"), "1 31: 8/5 6/5\n2 65: 24/18 18/13\n");
}

TEST(BgroomReader, BeginsAnotherSessionWithOtherPlayers)
{
    EXPECT_EQ(kFormat.told(kHead + "1.X:(3 1)8/5 6/5\n\nGame 1 - Ann (X) vs. Cy (0)\n1.0:(3 1)8/5 6/5\n"),
              "Ann - Ben to 0\ngame 1 0-0\n1 31: 8/5 6/5\nAnn - Cy to 0\ngame 1 0-0\n2 31: 8/5 6/5\n");
}

TEST(BgroomReader, SaysWhatItDoesNotUnderstand)
{
    EXPECT_EQ(game_of("1.X:(7 1)8/5\n1.X:sighs\n1.X:(3 1)8/5 6/5\nchat\n"),
              "1 31: 8/5 6/5\n! not-understood not-understood not-understood\n");
    EXPECT_EQ(kFormat.told("BGF version 2.0\nhello\nGame 1 - Ann (X) vs. Ben (0)\n"),
              "Ann - Ben to 0\ngame 1 0-0\n! not-understood version\n");
    EXPECT_EQ(kFormat.told("BGF version 1.2\n"), "! error:no-game\n");
}

TEST(BgroomWriter, KeepsSessions)
{
    std::mt19937 random(7);
    for (int i = 0; i < 12; ++i) {
        Match match = without_resignations(plainer(random_match(random, {.length = 0}),
                                                   {.refused_resignations = false, .double_values = false}));
        match.players = {{.name = "Ann"}, {.name = "Ben"}};
        if (!match.games.empty()) kFormat.expect_comes_back(match);
    }
}

TEST(BgroomPartialLosses, CountAnswersThatNoRowTells)
{
    const Turn offer{.player = Player::first, .action = Double{}};
    Match match;
    match.games.push_back(
        {.turns = {played(Player::second, *Dice::from(3, 1), {step(8, 5), step(6, 5)}), offer}});
    EXPECT_EQ(kFormat.count_of(Feature::cube_actions, match), 0U);
    match.games.push_back({.number = 2});
    EXPECT_EQ(kFormat.count_of(Feature::cube_actions, match), 1U);
    match.games.pop_back();
    match.games[0].turns.push_back({.player = Player::second, .action = Take{}});
    EXPECT_EQ(kFormat.count_of(Feature::cube_actions, match), 1U);
}

}  // namespace
}  // namespace gammonkit
