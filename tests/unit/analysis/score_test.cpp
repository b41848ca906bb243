#include "analysis/benchmark/score.hpp"

#include "analysis/successors.hpp"
#include "model/rules.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

const std::string kBoard = "0 1 2 2 0 3 2 0 0 0 0 0 -3 2 0 0 0 0 -4 -3 -3 2 1 0 -2 0";
const std::string kOther = "0 0 2 2 1 3 2 0 0 0 1 0 -3 1 0 0 0 0 -4 -3 -3 2 1 0 -2 0";

std::string refusal(std::string_view table)
{
    return read_decisions(table).error().message;
}

double error_rate(const std::string& first, const std::string& second)
{
    static const Evaluator evaluator = Evaluator::shipped();
    const auto decisions = read_decisions("# remark\ndecision\tboard26\troll_equity\n0\t" + kBoard + "\t" +
                                          first + "\n0\t" + kOther + "\t" + second + "\n");
    return score(evaluator, *decisions, 0).error_rate;
}

TEST(Score, ChargesTheDifferenceToTheBestPlay)
{
    EXPECT_NEAR(error_rate("0.1", "0.3") + error_rate("0.3", "0.1"), 200, 1e-6);
}

TEST(Score, IsTheSameWithAnyNumberOfThreads)
{
    const Evaluator evaluator = Evaluator::shipped();
    std::string table = "board26\troll_equity\n";
    for (int i = 0; i < 20; ++i)
        table += (i % 2 == 0 ? kBoard : kOther) + "\t0.1\n";
    const auto decisions = read_decisions(table);
    EXPECT_EQ(decisions->size(), 20U);
    EXPECT_EQ(score(evaluator, *decisions, 1, 1).mean_absolute_error,
              score(evaluator, *decisions, 1, 3).mean_absolute_error);
}

TEST(DecisionTable, TrustsTheDeepestEquity)
{
    const auto decisions = read_decisions("decision\tpost_board26\tgnubg_0ply\tgnubg_2ply\tgnubg_3ply\n7\t" +
                                          kBoard + "\t0.1\t0.2\t-\n7\t" + kOther + "\t0.1\t0.3\t0.4\n");
    ASSERT_EQ(decisions->size(), 1U);
    const ReferenceDecision& decision = decisions->front();
    EXPECT_EQ(decision[0].equities[0], std::nullopt);
    EXPECT_EQ(decision[0].equities[1], 0.2);
    EXPECT_EQ(decision[1].equities[0], 0.4);
    EXPECT_EQ(decision[0].board.own[1], 2);
    EXPECT_EQ(decision[0].board.other[13], 2);
}

TEST(DecisionTable, MakesAnEquityOfChances)
{
    const auto decisions = read_decisions("board26\troll_win\troll_wg\troll_wbg\troll_lg\troll_lbg\n" +
                                          kBoard + "\t0.5\t0.2\t0.1\t0.05\t0\n");
    EXPECT_NEAR(*decisions->front().front().equities.front(), 0.25, 1e-9);
}

TEST(DecisionTable, SaysWhatIsWrong)
{
    EXPECT_EQ(refusal("decision\tboard26\n"), "the table lacks a column that scoring needs");
    EXPECT_EQ(refusal("board26\troll_equity\n1 2\t0\n"), "line 2: \"1 2\" is no board");
    EXPECT_EQ(refusal("board26\troll_equity\n" + kBoard + "\n"), "line 2: there are too few columns");
}

/// The opening 42, as rolled out for GNU Backgammon: 8/4 6/4 is best.
const std::string kRecord = "m OAHDPAABDAOAHDPAABDA 2 4 JIGHPAABDAOAHDPAABDA 0.114795 OAHDOEABCBOAHDPAABDA "
                            "0.0421133 OAHDOBABCEOAHDPAABDA 0.0659233 OAHDMJABDAOAHDPAABDA 0.078762 "
                            "OAHDPAABAJOAHDPAABDA 0.129732\n";

TEST(RolloutRecords, HoldAllLegalPlaysOfARoll)
{
    const auto decisions = read_decisions("s 1296 trials\n\n# remark\n" + kRecord);
    ASSERT_TRUE(decisions.has_value());
    const ReferenceDecision& decision = decisions->front();
    const Board start = board_of(starting_position(Variant::standard), Player::first);
    std::vector<Board> legal;
    add_successors(legal, start, *Dice::from(4, 2));
    EXPECT_EQ(decision.size(), legal.size());
    EXPECT_EQ(decision[0].board.own, start.own);
    EXPECT_EQ(decision[0].board.other[4], 2);
    EXPECT_EQ(decision[0].equities[0], 0.114795);
    EXPECT_NEAR(*decision[1].equities[0], 0.114795 - 0.0421133, 1e-9);
    EXPECT_EQ(decision[5].equities[0], std::nullopt);
}

TEST(RolloutRecords, AreScoredByTheirLosses)
{
    const Evaluator evaluator = Evaluator::shipped();
    const Score result = score(evaluator, *read_decisions(kRecord), 1);
    EXPECT_EQ(result.decisions, 1);
    EXPECT_EQ(result.best_chosen, 1);
    EXPECT_EQ(result.error_rate, 0);
    EXPECT_EQ(result.plays, 5);
}

TEST(RolloutRecords, TellFiveChancesOfAPosition)
{
    const Evaluator evaluator = Evaluator::shipped();
    const auto decisions = read_decisions("o OAHDPAABDAOAHDPAABDA 0.5215 0.154 0.007 0.130 0.005\n");
    ASSERT_TRUE(decisions.has_value());
    EXPECT_NEAR(*decisions->front().front().equities[0], -0.069, 1e-6);
    const Score result = score(evaluator, *decisions, 1);
    EXPECT_EQ(result.positions, 1);
    EXPECT_LT(result.mean_chance_error, 0.02);
}

TEST(RolloutRecords, SayWhatIsWrong)
{
    EXPECT_EQ(refusal("m OAHDPAABDAOAHDPAABDA 2\n"),
              "line 1: a decision is a position, two dice, and plays with a number each");
    EXPECT_EQ(refusal("m OAHDPAABDAOAHDPAABDA 2 7 JIGHPAABDAOAHDPAABDA 0.1\n"), "line 1: \"2 7\" is no roll");
    EXPECT_EQ(refusal("m OAHDPAABDAOAHDPAABDA 3 1 JIGHPAABDAOAHDPAABDA 0.1\n"),
              "line 1: a play is listed that is not legal, or listed twice");
    EXPECT_EQ(refusal("s x\no OAHDPAABDA 0.5 0 0 0 0\n"), "line 2: \"OAHDPAABDA\" is no position");
    EXPECT_EQ(refusal("o OAHDPAABDAOAHDPAABDA 0.5 0 x 0 0\n"), "line 1: \"x\" is no number");
    EXPECT_EQ(refusal(kRecord + "p\n"), "line 2: expected a line with m, o or s");
}

TEST(Score, CanBeStopped)
{
    const Evaluator evaluator = Evaluator::shipped();
    const auto decisions = read_decisions(kRecord);
    EXPECT_FALSE(score(evaluator, *decisions, 0, 1, [](double /*part*/) { return false; }).has_value());
}

}  // namespace
}  // namespace gammonkit
