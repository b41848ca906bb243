#include "analysis/met/named_tables.hpp"

#include "analysis/met/match_units.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Match judged_by(const Provenance& by)
{
    Turn turn{.player = Player::first, .action = CheckerPlay{.dice = *Dice::from(3, 1)}};
    turn.plays.push_back({.by = by, .candidates = {}});
    return {.games = {Game{.turns = {turn}}}};
}

std::string_view name_behind(const Provenance& by)
{
    return table_behind(judged_by(by)).name;
}

TEST(TableBehind, IsTheOneThatTheAnalysisNamesElseKazarossXg2)
{
    EXPECT_EQ(name_behind({.match_equity_table = "Kazaross XG2 25 point MET"}), "kazaross-xg2");
    EXPECT_EQ(name_behind({.engine = "GNU Backgammon", .match_equity_table = "GammonKit 25 point"}),
              "gammonkit");
    EXPECT_EQ(name_behind({.match_equity_table = "Kit Woolsey"}), "woolsey");
    EXPECT_EQ(name_behind({.match_equity_table = "Somebody's"}), "kazaross-xg2");
    EXPECT_EQ(name_behind({.engine = "eXtreme Gammon"}), "kazaross-xg2");
    EXPECT_EQ(name_behind({.engine = "GammonKit 0.1.0"}), "kazaross-xg2");
    EXPECT_EQ(table_behind(Match{}).name, "kazaross-xg2");
}

TEST(TableBehind, TellsWhichOthersCubeDecisionsOfMatchesWereJudgedBy)
{
    Match match = judged_by({});
    match.rules.length = 7;
    for (const char* table : {"Kit Woolsey", "Kazaross XG2", "Kit Woolsey", ""}) {
        match.games[0].turns[0].cubes.emplace_back().by.match_equity_table = table;
    }
    EXPECT_THAT(tables_besides_default({.matches = {match}}), testing::ElementsAre("Kit Woolsey"));
    match.rules.length = 0;
    EXPECT_THAT(tables_besides_default({.matches = {match}}), testing::IsEmpty());
}

TEST(TableBehind, HasThePublishedNumbers)
{
    const MatchEquityTable table = default_met();
    EXPECT_EQ(table.length(), 25);
    EXPECT_EQ(table.at({.away = {1, 2}}, Player::first).value, 0.67736);
    EXPECT_EQ(table.at({.away = {25, 1}}, Player::second).value, 0.99905);
    EXPECT_NEAR(table.at({.away = {5, 3}}, Player::first).value, 1 - 0.64795, 1e-12);
    EXPECT_EQ(table.at({.away = {3, 1}, .post_crawford = true}, Player::first).value, 0.32264);
}

TEST(TableBehind, GivesWayToTheUsersTable)
{
    const MatchEquityTable users = find_named_table("woolsey")->make();
    EXPECT_EQ(KnownTables(users).of(judged_by({.engine = "GNU Backgammon"})), users);
    EXPECT_EQ(KnownTables().of(judged_by({.engine = "GNU Backgammon"})), default_met());
}

}  // namespace
}  // namespace gammonkit
