#include "analysis/benchmark/workload.hpp"

#include "analysis/evaluate/shipped_nets.hpp"

#include <gtest/gtest.h>
#include <set>

namespace gammonkit {
namespace {

TEST(SelfPlayBoards, AreDifferentAndHaveContact)
{
    const std::vector<Board> boards = self_play_boards(Evaluator::shipped(), 200);
    std::set<std::pair<Side, Side>> different;
    for (const Board& board : boards) {
        EXPECT_FALSE(is_race(board));
        different.emplace(board.own, board.other);
    }
    EXPECT_EQ(different.size(), 200U);
}

TEST(SelfPlayBoards, DependOnTheSeedAlone)
{
    const Evaluator evaluator = Evaluator::shipped();
    EXPECT_EQ(self_play_boards(evaluator, 50, 3), self_play_boards(evaluator, 50, 3));
    EXPECT_NE(self_play_boards(evaluator, 50, 3), self_play_boards(evaluator, 50, 4));
}

TEST(Signature, TellsNetsApart)
{
    const NetWeights ordering = shipped_ordering_net();
    Nets small;
    small.stages.fill(ordering);
    small.ordering = ordering;
    EXPECT_EQ(signature(Evaluator::shipped()), signature(Evaluator::shipped()));
    EXPECT_NE(signature(Evaluator::shipped()), signature(Evaluator(small)));
    EXPECT_EQ(signature(Evaluator(small)).size(), 16U);
}

}  // namespace
}  // namespace gammonkit
