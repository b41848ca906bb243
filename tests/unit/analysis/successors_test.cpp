#include "analysis/successors.hpp"

#include "model/legal_plays.hpp"
#include "model/rules.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <tuple>

namespace gammonkit {
namespace {

std::vector<Board> in_order(std::vector<Board> boards)
{
    const auto goes_before = [](const Board& a, const Board& b) {
        return std::tie(a.own, a.other) < std::tie(b.own, b.other);
    };
    std::sort(boards.begin(), boards.end(), goes_before);
    return boards;
}

/// The same by the rules of the model.
std::vector<Board> by_legal_plays(const Position& position, Dice dice)
{
    std::vector<Board> boards;
    for (const LegalPlay& play : legal_plays(position, Player::first, dice))
        boards.push_back(board_of(play.result, Player::second));
    if (boards.empty()) boards.push_back(board_of(position, Player::second));
    return in_order(boards);
}

TEST(Successors, AreTheBoardsOfTheLegalPlays)
{
    for (int index = 0; index < 400; ++index) {
        const Position position = random_position(index);
        for (const Dice dice : all_rolls()) {
            std::vector<Board> boards;
            add_successors(boards, board_of(position, Player::first), dice);
            ASSERT_EQ(in_order(boards), by_legal_plays(position, dice)) << "position " << index;
        }
    }
}

TEST(Successors, AreAddedBehindWhatIsThere)
{
    const Board start = board_of(starting_position(Variant::standard), Player::first);
    std::vector<Board> boards{start};
    add_successors(boards, start, *Dice::from(3, 1));
    EXPECT_EQ(boards.front(), start);
    EXPECT_EQ(boards.size(), 17U);
}

}  // namespace
}  // namespace gammonkit
