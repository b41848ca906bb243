#include "analysis/engine.hpp"
#include "analysis/hypergammon/build.hpp"
#include "analysis/hypergammon/table.hpp"
#include "analysis/successors.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using hypergammon::Record;
using hypergammon::Table;
using hypergammon::Tables;

const std::string& bytes_for_one()
{
    static const std::string bytes = *hypergammon::build_table(1, {});
    return bytes;
}

const Tables& tables_for_one()
{
    static const Tables tables = [] {
        Tables result;
        result.add(*Table::from(bearoff::TableBytes(bytes_for_one())));
        return result;
    }();
    return tables;
}

Board with_one(std::size_t own, std::size_t other)
{
    Board board;
    board.own[own] = 1;
    board.other[other] = 1;
    return board;
}

TEST(HypergammonTable, IsRefusedIfItIsNone)
{
    const auto message = [](std::string bytes) {
        return Table::from(bearoff::TableBytes(std::move(bytes))).error().message;
    };
    EXPECT_EQ(message("gnubg"), "the table is no table of hypergammon");
    EXPECT_EQ(message(bytes_for_one().substr(0, 5000)),
              "the table is a damaged table of hypergammon: it has 5000 bytes, not 18968");
}

TEST(HypergammonTable, KnowsOnlyBoardsOfAsManyCheckers)
{
    EXPECT_TRUE(tables_for_one().record(with_one(24, 24)).has_value());
    Board two = with_one(24, 24);
    two.own[3] = 1;
    two.other[3] = 1;
    EXPECT_FALSE(tables_for_one().record(two).has_value());
    EXPECT_FALSE(Tables().record(with_one(24, 24)).has_value());
}

TEST(HypergammonTable, CountsGammonsAndBackgammons)
{
    // He is home with any roll, and his opponent stands in his home board.
    const Record record = *tables_for_one().record(with_one(1, 24 - 5));
    EXPECT_FLOAT_EQ(record.chances[2], 1);
    EXPECT_NEAR(record.equities[hypergammon::kOwn], 3, 1e-6);
    EXPECT_NEAR(record.equities[hypergammon::kJacoby], 1, 1e-6);
}

TEST(HypergammonTable, HoldsTheMeanOverTheRolls)
{
    const Board board = with_one(24, 24);
    double mean = 0;
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low) {
            std::vector<Board> boards;
            add_successors(boards, board, *Dice::from(high, low));
            double best = -3;
            for (const Board& after : boards)
                best =
                    std::max(best, -double{tables_for_one().record(after)->equities[hypergammon::kCubeless]});
            mean += best * (high == low ? 1 : 2) / 36;
        }
    }
    EXPECT_NEAR(tables_for_one().record(board)->equities[hypergammon::kCubeless], mean, 1e-5);
}

GameState game_of_one(Variant variant)
{
    GameState state;
    state.position = starting_position(variant);
    state.rules.variant = variant;
    return state;
}

TEST(HypergammonEngine, NeedsTheTable)
{
    NetEngine without({.threads = 1});
    const Result<CubeEvaluation> refused =
        without.judge_cube(game_of_one(Variant::hypergammon_1), level_of_plies(0));
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, "no-hypergammon");
    EXPECT_EQ(refused.error().message, "the engine has no table for hypergammon-1");
}

TEST(HypergammonEngine, SaysWhatTheTableSays)
{
    NetEngine engine({.threads = 1, .hypergammon = tables_for_one()});
    GameState state = game_of_one(Variant::hypergammon_1);
    const Record record = *tables_for_one().record(board_of(state.position, state.on_roll));
    const Level at_once = level_of_plies(0);
    const CubeEvaluation money = *engine.judge_cube(state, at_once);
    EXPECT_FLOAT_EQ(money.chances.win, record.chances[0]);
    EXPECT_FLOAT_EQ(money.chances.lose_gammon, record.chances[3]);
    EXPECT_NEAR(money.decision.values.no_double, double{record.equities[hypergammon::kCentered]}, 1e-6);
    state.rules.jacoby = true;
    const CubeEvaluation jacoby = *engine.judge_cube(state, at_once);
    EXPECT_NEAR(jacoby.decision.values.no_double, double{record.equities[hypergammon::kJacoby]}, 1e-6);
}

TEST(HypergammonEngine, LooksAheadToWhatTheTableSays)
{
    NetEngine engine({.threads = 1, .hypergammon = tables_for_one()});
    const GameState state = game_of_one(Variant::hypergammon_1);
    const CubeEvaluation at_once = *engine.judge_cube(state, level_of_plies(0));
    const CubeEvaluation ahead = *engine.judge_cube(state, level_of_plies(1));
    EXPECT_NEAR(at_once.chances.win, ahead.chances.win, 1e-5);
    EXPECT_NEAR(at_once.cubeless, ahead.cubeless, 1e-5);
}

TEST(HypergammonEngine, PlaysMatches)
{
    NetEngine engine({.threads = 1, .hypergammon = tables_for_one()});
    GameState state = game_of_one(Variant::hypergammon_1);
    state.rules.length = 5;
    EXPECT_FALSE(engine.judge_cube(state, level_of_plies(0))->is_money);
    state.dice = Dice::from(2, 1);
    EXPECT_FALSE(engine.rank_plays(state, level_of_plies(0))->empty());
}

}  // namespace
}  // namespace gammonkit
