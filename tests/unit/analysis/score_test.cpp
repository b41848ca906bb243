#include "analysis/benchmark/score.hpp"

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
    const KnownDecision& decision = decisions->front();
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

}  // namespace
}  // namespace gammonkit
