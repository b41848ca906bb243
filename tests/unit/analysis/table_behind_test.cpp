#include "analysis/met/table_behind.hpp"

#include "analysis/met/match_units.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Match judged_by(const Provenance& by)
{
    Turn turn{.player = Player::first, .action = CheckerPlay{.dice = *Dice::from(3, 1)}};
    turn.plays.push_back({.by = by, .candidates = {}});
    return {.games = {Game{.turns = {turn}}}};
}

TEST(TableBehind, IsTheOneThatTheAnalysisNamesOrItsEngineUses)
{
    EXPECT_EQ(table_behind(judged_by({.engine = "GNU Backgammon:1.07.001"})), KnownTable::kazaross_xg2);
    EXPECT_EQ(table_behind(judged_by({.engine = "eXtreme Gammon"})), KnownTable::kazaross_xg2);
    EXPECT_EQ(table_behind(judged_by({.match_equity_table = "Kazaross XG2 25 point MET"})),
              KnownTable::kazaross_xg2);
    EXPECT_EQ(
        table_behind(judged_by({.engine = "GNU Backgammon", .match_equity_table = "GammonKit 25 point"})),
        KnownTable::ours);
    EXPECT_EQ(table_behind(judged_by({.engine = "GammonKit 0.1.0"})), KnownTable::ours);
    EXPECT_EQ(table_behind(Match{}), KnownTable::ours);
}

TEST(TableBehind, HasThePublishedNumbers)
{
    const MatchEquityTable table = known_table(KnownTable::kazaross_xg2);
    EXPECT_EQ(table.length(), 25);
    EXPECT_EQ(table.at({.away = {1, 2}}, Player::first).value, 0.67736);
    EXPECT_EQ(table.at({.away = {25, 1}}, Player::second).value, 0.99905);
    EXPECT_NEAR(table.at({.away = {5, 3}}, Player::first).value, 1 - 0.64795, 1e-12);
    EXPECT_EQ(table.at({.away = {3, 1}, .post_crawford = true}, Player::first).value, 0.32264);
}

TEST(TableBehind, GivesWayToTheUsersTable)
{
    const KnownTables tables(known_table(KnownTable::ours));
    EXPECT_EQ(tables.of(judged_by({.engine = "GNU Backgammon"})), known_table(KnownTable::ours));
    EXPECT_EQ(KnownTables().of(judged_by({.engine = "GNU Backgammon"})),
              known_table(KnownTable::kazaross_xg2));
}

}  // namespace
}  // namespace gammonkit
