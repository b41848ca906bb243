// Matches of PartyGammon: KEY=value lines.
#include "formats/party/format.hpp"
#include "tests/random_game.hpp"
#include "tests/support/classic_format.hpp"
#include "tests/support/plainer_match.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::played;
using testing_support::step;

constexpr testing_support::ClassicFormat kFormat{read_party, write_party, party_partial_losses};

const std::string kHead = "BoardId=7\nCreator=Cy\nMATCHLENGTH=5\n";
const std::string kNames = "GAME_1_PLAYER_1=Ann\nGAME_1_PLAYER_2=Ben\n";

/// What is told of one game with these tokens and lines.
std::string game_of(const std::string& play, const std::string& more = "")
{
    const std::string text = kFormat.told(kHead + kNames + "GAME_1_GAMEPLAY=" + play + "\n" + more);
    const std::string head = "Ann - Ben to 5\ngame 1 0-0\n";
    return text.starts_with(head) ? text.substr(head.size()) : text;
}

TEST(PartyReader, ReadsTokens)
{
    EXPECT_EQ(game_of("1 3 4 31 8/5 6/5#2 5 6 65 24/18 18/13#1 Doubles#2 Takes#1 0 0 61 13/7 8/7#2 0 0 66#"),
              "1 31: 8/5 6/5\n2 65: 24/18 18/13\n1 double 0\n2 take\n1 61: 13/7 8/7\n2 66?\n");
}

TEST(PartyReader, KeepsTheTwoNumbersOfATurn)
{
    const telling::Told found = telling::read_with(
        read_party, kHead + kNames + "GAME_1_GAMEPLAY=1 31 42 31 8/5 6/5#2 0 0 65 24/18 18/13#\n");
    const std::vector<Turn>& turns = found.collection.matches.at(0).games.at(0).turns;
    EXPECT_EQ(turns[0].extras, (Extras{{.key = "party:numbers", .values = {"31", "42"}}}));
    EXPECT_EQ(turns[1].extras, Extras{});
}

TEST(PartyReader, GivesTokensWithoutAPlayerToTheOneOnTurn)
{
    EXPECT_EQ(game_of("1 0 0 31 8/5 6/5#0 0 65 24/18 18/13#Doubles#Takes#0 0 61 13/7 8/7"),
              "1 31: 8/5 6/5\n2 65: 24/18 18/13\n1 double 0\n2 take\n1 61: 13/7 8/7\n");
}

TEST(PartyReader, TellsWhoWonByTheScoreBehind)
{
    EXPECT_EQ(game_of("1 0 0 31 8/5 6/5#", "GAME_1_SCORE1=0\nGAME_1_SCORE2=2\n"),
              "1 31: 8/5 6/5\nclaims 2 for 2\n");
    EXPECT_EQ(game_of("1 0 0 31 8/5 6/5#2 Doubles#", "GAME_1_SCORE1=0\nGAME_1_SCORE2=1\n"),
              "1 31: 8/5 6/5\n2 double 0\n1 drop\n");
    EXPECT_EQ(game_of("1 0 0 31 8/5 6/5#", "GAME_1_SCORE1=0\nGAME_1_SCORE2=0\n"), "1 31: 8/5 6/5\n");
}

TEST(PartyReader, KnowsGamesByTheirNumbers)
{
    EXPECT_EQ(kFormat.told(kHead + "GAME_3_GAMEPLAY=1 0 0 31 8/5 6/5#\nGAME_2_SCORE1=1\nGAME_2_SCORE2=2\n"
                                   "GAME_3_PLAYER_1=A=B\nGAME_3_PLAYER_2=#2\n"),
              "A=B - #2 to 5\ngame 3 1-2\n1 31: 8/5 6/5\n");
}

TEST(PartyReader, KnowsPlayersWhoChangeTheirNumbers)
{
    EXPECT_EQ(kFormat.told(kHead + kNames +
                           "GAME_1_GAMEPLAY=1 Doubles#2 Drops#\nGAME_1_SCORE1=1\nGAME_1_SCORE2=0\n"
                           "GAME_2_PLAYER_1=Ben\nGAME_2_PLAYER_2=Ann\nGAME_2_GAMEPLAY=1 0 0 31 8/5 6/5#\n"
                           "GAME_2_SCORE1=2\nGAME_2_SCORE2=1\n"),
              "Ann - Ben to 5\ngame 1 0-0\n1 double 0\n2 drop\ngame 2 1-0\n2 31: 8/5 6/5\nclaims 2 for 2\n");
}

TEST(PartyReader, SaysWhatItDoesNotUnderstand)
{
    EXPECT_EQ(game_of("1 0 0 71 8/5#1 sighs#1 0 0 31 8/5 6/5#", "hello\n"),
              "1 31: 8/5 6/5\n! not-understood not-understood not-understood\n");
    EXPECT_EQ(kFormat.told("BoardId=1\nGAME_1_GAMEPLAY=1 0 0 31 8/5 6/5#\n"),
              " -  to 0\ngame 1 0-0\n1 31: 8/5 6/5\n! no-length\n");
    EXPECT_EQ(game_of("1 0 0 31 8/5 6/5#", "GAME_1_SCORE1=many\n"), "1 31: 8/5 6/5\n! bad-score\n");
    EXPECT_EQ(kFormat.told(kHead), "! error:no-game\n");
}

TEST(PartyWriter, WritesWhatPartyDoes)
{
    Match match{.rules = {.length = 5}, .players = {{.name = "Ann"}, {.name = "Ben"}}, .match_id = "7"};
    match.games.push_back({.number = 3,
                           .score = {2, 1},
                           .turns = {played(Player::first, *Dice::from(3, 1), {step(8, 5), step(6, 5)}),
                                     {.player = Player::second, .action = Double{}},
                                     {.player = Player::first, .action = Drop{}}}});
    EXPECT_EQ(kFormat.written(match), "BoardId=7\nCreator=\nMATCHLENGTH=5\nGAME_2_SCORE1=2\nGAME_2_SCORE2=1\n"
                                      "GAME_3_PLAYER_1=Ann\nGAME_3_PLAYER_2=Ben\n"
                                      "GAME_3_GAMEPLAY=1 0 0 31 8/5 6/5#2 Doubles#1 Drops#\n"
                                      "GAME_3_SCORE1=2\nGAME_3_SCORE2=2\n");
    kFormat.expect_comes_back(match);
}

void expect_round_trips(const Rules& rules)
{
    std::mt19937 random(7);
    for (int i = 0; i < 12; ++i) {
        Match match = without_resignations(
            plainer(random_match(random, rules), {.refused_resignations = false, .double_values = false}));
        match.rules.beavers.reset();
        match.players = {{.name = "Ann"}, {.name = "Ben"}};
        if (!match.games.empty()) kFormat.expect_comes_back(match);
    }
}

TEST(PartyWriter, KeepsMatchesAndMoneySessions)
{
    expect_round_trips({.length = 5});
    expect_round_trips({.length = 0, .beavers = false});
}

TEST(PartyPartialLosses, CountNumbersThatDoNotRise)
{
    Match match;
    match.games = {{.number = 2}, {.number = 2}};
    EXPECT_EQ(kFormat.count_of(Feature::game_numbers, match), 1U);
}

TEST(PartyPartialLosses, CountClaimsThatTheScoreDoesNotShow)
{
    Match match{.rules = {.length = 5}};
    match.games.push_back(
        {.score = {4, 0}, .claimed_outcome = Outcome{.winner = Player::first, .points = 2}});
    EXPECT_EQ(kFormat.count_of(Feature::claimed_outcomes, match), 1U);
}

}  // namespace
}  // namespace gammonkit
