// Sessions of GammonEmpire: match text without headings.
#include "formats/empire/format.hpp"
#include "tests/random_game.hpp"
#include "tests/support/classic_format.hpp"
#include "tests/support/plainer_match.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::played;
using testing_support::step;

constexpr testing_support::ClassicFormat kFormat{read_empire, write_empire, empire_partial_losses};

TEST(EmpireReader, BeginsAGameWithTheNamesAboveItsFirstRow)
{
    EXPECT_EQ(kFormat.told(
                  " Al Capone            Bo\n  1) 31: 8/5 6/5   52: 13/8 13/11\n  2) Doubles => 2   Drops\n"
                  "      Wins 1 point\n\n Al Capone            Bo\n  1)                  31: 8/5 6/5\n"),
              "Al Capone - Bo to 0\ngame 1 0-0\n1 31: 8/5 6/5\n2 52: 13/8 13/11\n1 double 2\n2 drop\n"
              "game 2 1-0\n2 31: 8/5 6/5\n");
}

TEST(EmpireReader, PartsSingleWordsByOneBlank)
{
    EXPECT_EQ(kFormat.told("Al Bo\n 1) 31: 8/5 6/5\n"), "Al - Bo to 0\ngame 1 0-0\n1 31: 8/5 6/5\n");
}

TEST(EmpireReader, TakesAResultForAResignation)
{
    EXPECT_EQ(kFormat.told("Al Bo\n 1) 31: 8/5 6/5\n    Wins 2 points\nAl Bo\n 1) 31: 8/5 6/5\n"),
              "Al - Bo to 0\ngame 1 0-0\n1 31: 8/5 6/5\n2 resign 2\n1 accept-resignation\n"
              "game 2 2-0\n1 31: 8/5 6/5\n");
}

TEST(EmpireReader, KeepsTheTurnsOfPlayersWhoChangeSides)
{
    EXPECT_EQ(kFormat.told("Al Bo\n 1) 31: 8/5 6/5\nBo Al\n 1) 52: 13/8 13/11\n"),
              "Al - Bo to 0\ngame 1 0-0\n1 31: 8/5 6/5\ngame 2 0-0\n2 52: 13/8 13/11\n! sides-change\n");
}

TEST(EmpireReader, BeginsAGameWithoutNamesWhereRowsAreNumberedFromOneAgain)
{
    EXPECT_EQ(kFormat.told("Al Bo\n 1) 31: 8/5 6/5\n\n 1) 52: 13/8 13/11\n"),
              "Al - Bo to 0\ngame 1 0-0\n1 31: 8/5 6/5\ngame 2 0-0\n1 52: 13/8 13/11\n");
}

TEST(EmpireReader, SaysThatItLeavesOutWhatStandsAbove)
{
    EXPECT_EQ(kFormat.told("A fine evening, wasn't it\nAl Bo\n 1) 31: 8/5 6/5\n"),
              "Al - Bo to 0\ngame 1 0-0\n1 31: 8/5 6/5\n! header-line\n");
}

TEST(EmpireSniffer, LeavesASingleGameToMatchText)
{
    const std::string game = "Al Bo\n 1) 31: 8/5 6/5\n";
    EXPECT_EQ(sniff_empire({.name = "a", .bytes = game, .text = game}), Confidence::extension_only);
    const std::string two = game + game;
    EXPECT_EQ(sniff_empire({.name = "a", .bytes = two, .text = two}), Confidence::certain);
    const std::string match = " 5 point match\n\n Game 1\n Al : 0    Bo : 0\n  1) 31: 8/5 6/5\n";
    EXPECT_EQ(sniff_empire({.name = "a", .bytes = match, .text = match}), Confidence::none);
}

TEST(EmpireWriter, KeepsSessions)
{
    std::mt19937 random(7);
    for (int i = 0; i < 12; ++i) {
        Match match = plainer(random_match(random, {.length = 0}), {.refused_resignations = false});
        match.players = {{.name = "Al Capone"}, {.name = "Bo"}};
        kFormat.expect_comes_back(match);
    }
}

TEST(EmpireWriter, GivesAGameWithoutRowsAnEmptyOne)
{
    Match match{.players = {{.name = "Al"}, {.name = "Bo"}}};
    match.games.resize(1);
    EXPECT_EQ(kFormat.written(match), " Al                             Bo\n  1) \n\n");
    kFormat.expect_comes_back(match);
}

TEST(EmpireWriter, WritesNoResultThatIsClaimed)
{
    Match match{.players = {{.name = "Al"}, {.name = "Bo"}}};
    match.games.push_back({.turns = {played(Player::first, *Dice::from(6, 1), {step(13, 7), step(8, 7)})},
                           .claimed_outcome = Outcome{.winner = Player::first, .points = 1}});
    EXPECT_EQ(kFormat.written(match),
              " Al                             Bo\n  1) 61: 13/7 8/7                \n\n");
}

TEST(EmpirePartialLosses, CountNamesThatNoGapParts)
{
    EXPECT_EQ(kFormat.count_of(Feature::player_names, {.players = {{.name = "Al  Capone"}, {.name = "Bo"}}}),
              1U);
    EXPECT_EQ(kFormat.count_of(Feature::player_names, {.players = {{.name = "Al"}, {.name = ""}}}), 1U);
}

TEST(EmpirePartialLosses, CountScoresThatTheResultsDoNotAddUpTo)
{
    Match match;
    match.games.push_back({.score = {2, 0}});
    EXPECT_EQ(kFormat.count_of(Feature::match_scores, match), 1U);
}

TEST(EmpirePartialLosses, CountScoresThatOnlyTheJacobyRuleExplains)
{
    Match match{.rules = {.jacoby = true}};
    match.games.push_back({.turns = {{.player = Player::first, .action = Resign{.stake = Stake::gammon}},
                                     {.player = Player::second, .action = AcceptResignation{}}}});
    match.games.push_back({.number = 2, .score = {0, 1}});
    EXPECT_EQ(kFormat.count_of(Feature::match_scores, match), 1U);
}

}  // namespace
}  // namespace gammonkit
