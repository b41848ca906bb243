#include "analysis/met/match_units.hpp"
#include "analysis/met/named_tables.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// Someone may double at 0-0 in a match to 5, with these values of a decision.
Match match_with(const Value& no_double, const Value& double_take)
{
    Match match{.rules = {.length = 5}};
    Turn turn{.player = Player::second, .action = Double{}};
    turn.cubes.push_back({.no_double = {.estimate = {.cubeful = no_double}},
                          .double_take = {.estimate = {.cubeful = double_take}},
                          .double_drop = Emg{1}});
    Game& game = match.games.emplace_back();
    game.turns.push_back({.player = Player::first, .action = CheckerPlay{.dice = *Dice::from(3, 1)}});
    game.turns.push_back(std::move(turn));
    return match;
}

CubeAnalysis completed(const Match& match)
{
    Collection collection{.matches = {match}, .positions = {}};
    state_in_both_units(collection, default_met());
    return collection.matches[0].games[0].turns[1].cubes[0];
}

double chance_after(Player winner)
{
    return default_met().after({.away = {5, 5}}, winner, 1, Player::second).value;
}

TEST(MatchUnits, MinusOneAndOneAreTheGameLostAndWon)
{
    const CubeAnalysis analysis = completed(match_with(Emg{1}, Emg{-1}));
    EXPECT_DOUBLE_EQ(analysis.no_double.estimate.mwc->value, chance_after(Player::second));
    EXPECT_DOUBLE_EQ(analysis.double_take.estimate.mwc->value, chance_after(Player::first));
    EXPECT_EQ(analysis.no_double.estimate.cubeful, Value(Emg{1}));
}

TEST(MatchUnits, ChancesBecomeEquitiesAndStayBesideThem)
{
    const double middle = (chance_after(Player::first) + chance_after(Player::second)) / 2;
    const CubeAnalysis analysis = completed(match_with(Mwc{middle}, Mwc{chance_after(Player::second)}));
    EXPECT_NEAR(std::get<Emg>(*analysis.no_double.estimate.cubeful).value, 0, 1e-12);
    EXPECT_NEAR(std::get<Emg>(*analysis.double_take.estimate.cubeful).value, 1, 1e-12);
    EXPECT_EQ(analysis.no_double.estimate.mwc, Mwc{middle});
}

TEST(MatchUnits, StandardErrorsAreOnlyScaled)
{
    Match match = match_with(Emg{0}, Emg{0});
    RolloutRecord rollout{.trials = 1296, .standard_error = Estimate{.cubeful = Emg{0.5}}};
    match.games[0].turns[1].cubes[0].no_double.rollout = rollout;
    const Estimate error = *completed(match).no_double.rollout->standard_error;
    EXPECT_NEAR(error.mwc->value, (chance_after(Player::second) - chance_after(Player::first)) / 4, 1e-12);
}

TEST(MatchUnits, ADecisionIsThatOfTheDoublerAlsoWhereItStandsWithTheAnswer)
{
    Match match = match_with(Emg{0.5}, Emg{0.75});
    std::vector<Turn>& turns = match.games[0].turns;
    turns.push_back({.player = Player::first, .action = Drop{}});
    turns[2].cubes = turns[1].cubes;
    Collection collection{.matches = {match}, .positions = {}};
    state_in_both_units(collection, default_met());
    const std::vector<Turn>& completed = collection.matches[0].games[0].turns;
    EXPECT_EQ(completed[1].cubes, completed[2].cubes);
}

TEST(MatchUnits, LeaveMoneySessionsAlone)
{
    Match match = match_with(Equity{0.5}, Equity{0.25});
    match.rules.length = 0;
    EXPECT_EQ(completed(match), match.games[0].turns[1].cubes[0]);
}

}  // namespace
}  // namespace gammonkit
