// What is written as FIBS's oldmoves, and read back as it was.
#include "formats/oldmoves/format.hpp"
#include "tests/random_game.hpp"
#include "tests/support/classic_format.hpp"
#include "tests/support/plainer_match.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::played;
using testing_support::step;

constexpr testing_support::ClassicFormat kFormat{read_oldmoves, write_oldmoves, oldmoves_partial_losses};

Match match_of(std::vector<Turn> turns)
{
    Match match{.rules = {.length = 5}, .players = {{.name = "ann"}, {.name = "ben"}}};
    match.games.push_back({.turns = std::move(turns)});
    return match;
}

TEST(OldmovesWriter, WritesWhatFibsPrints)
{
    EXPECT_EQ(
        kFormat.written(match_of({played(Player::first, *Dice::from(6, 4), {step(24, 18), step(18, 14)}),
                                  played(Player::second, *Dice::from(5, 3), {step(13, 8), step(8, 5)}),
                                  {.player = Player::first, .action = Double{.value = 2}},
                                  {.player = Player::second, .action = Drop{}}})),
        "Score is 0-0 in a 5 point match.\nann is X - ben is O\n\n"
        "X: (6 4) 24-18 18-14\nO: (5 3) 12-17 17-20\nX: doubles\nO: rejects\nX: wins\n\n");
}

TEST(OldmovesWriter, SaysWhatAResignationGives)
{
    EXPECT_EQ(kFormat.written(match_of({played(Player::first, *Dice::from(6, 1), {step(13, 7), step(8, 7)}),
                                        {.player = Player::second, .action = Resign{.stake = Stake::gammon}},
                                        {.player = Player::first, .action = AcceptResignation{}}})),
              "Score is 0-0 in a 5 point match.\nann is X - ben is O\n\n"
              "X: (6 1) 13-7 8-7\nO: wants to resign a gammon\nX: wins\n\n");
}

void expect_round_trips(const Rules& rules)
{
    std::mt19937 random(7);
    for (int i = 0; i < 12; ++i) {
        Match match = plainer(random_match(random, rules), {.double_values = false});
        match.players = {{.name = "ann"}, {.name = "ben"}};
        kFormat.expect_comes_back(match);
    }
}

TEST(OldmovesWriter, KeepsMatches)
{
    expect_round_trips({.length = 5});
}

TEST(OldmovesWriter, KeepsMoneySessions)
{
    expect_round_trips({.length = 0});
}

TEST(OldmovesWriter, KeepsMatchesApart)
{
    const Match match = match_of({played(Player::first, *Dice::from(6, 1), {step(13, 7), step(8, 7)})});
    Match later = match;
    later.games[0].score = {2, 1};
    const Collection both{.matches = {match, later}, .positions = {}};
    const std::string text = write_oldmoves(both, {}).value();
    EXPECT_TRUE(telling::read_with(read_oldmoves, text).collection == both) << text;
}

TEST(OldmovesPartialLosses, CountClaimsThatNoScoreShows)
{
    Match match = match_of({});
    match.games[0].claimed_outcome = {.winner = Player::second, .points = 2};
    EXPECT_EQ(kFormat.count_of(Feature::claimed_outcomes, match), 1U);
    match.games.push_back({.number = 2, .score = {0, 2}});
    EXPECT_EQ(kFormat.count_of(Feature::claimed_outcomes, match), 0U);
}

TEST(OldmovesPartialLosses, CountGamesThatWouldBeginAnotherMatch)
{
    Match match = match_of({});
    match.games.push_back({.number = 2});
    EXPECT_EQ(kFormat.count_of(Feature::several_games, match), 1U);
}

TEST(OldmovesPartialLosses, CountScoresThatWouldBeExchanged)
{
    Match match = match_of({played(Player::first, *Dice::from(6, 1), {step(13, 7), step(8, 7)}),
                            {.player = Player::second, .action = Resign{}},
                            {.player = Player::first, .action = AcceptResignation{}}});
    match.games.push_back({.number = 2, .score = {0, 1}});
    EXPECT_EQ(kFormat.count_of(Feature::match_scores, match), 1U);
}

TEST(OldmovesPartialLosses, CountNamesThatNoLineHolds)
{
    Match match = match_of({});
    match.players.first.name = "ann\nor ben";
    EXPECT_EQ(kFormat.count_of(Feature::player_names, match), 1U);
}

}  // namespace
}  // namespace gammonkit
