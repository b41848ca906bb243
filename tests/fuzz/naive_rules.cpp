#include "tests/fuzz/naive_rules.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace gammonkit::fuzz {
namespace {

bool stands_above(const Board& board, int point)
{
    return std::any_of(begin(board.mine) + point + 1, end(board.mine),
                       [](int checkers) { return checkers > 0; });
}

/// The board after one checker moves by one die; nothing if the rules forbid that.
std::optional<Board> step(Board board, int from, int die)
{
    const auto at = [](auto& side, int point) -> int& { return side[static_cast<std::size_t>(point)]; };
    if (at(board.mine, from) == 0 || (from != 25 && board.mine[25] > 0)) return std::nullopt;
    const int to = std::max(from - die, 0);
    if (to == 0 && (stands_above(board, 6) || (from < die && stands_above(board, from)))) return std::nullopt;
    if (to > 0 && at(board.theirs, 25 - to) > 1) return std::nullopt;
    --at(board.mine, from);
    ++at(board.mine, to);
    if (to > 0 && at(board.theirs, 25 - to) == 1) {
        --at(board.theirs, 25 - to);
        ++board.theirs[25];
    }
    return board;
}

std::set<Board> step_all(const std::set<Board>& boards, int die)
{
    std::set<Board> next;
    for (const Board& board : boards) {
        for (int from = 1; from <= 25; ++from) {
            if (const std::optional<Board> stepped = step(board, from, die)) next.insert(*stepped);
        }
    }
    return next;
}

/// The boards after as many of the dice as can be played in this order, and how many those are.
struct Played {
    std::size_t dice = 0;
    std::set<Board> boards;
};

Played play(const Board& board, const std::vector<int>& dice)
{
    Played played{0, {board}};
    for (const int die : dice) {
        std::set<Board> next = step_all(played.boards, die);
        if (next.empty()) break;
        played = {played.dice + 1, std::move(next)};
    }
    return played;
}

}  // namespace

Board board_of(const Position& position, Player mover)
{
    Board board;
    std::ranges::copy(position.side(mover), begin(board.mine));
    std::ranges::copy(position.side(opponent(mover)), begin(board.theirs));
    return board;
}

std::set<Board> legal_boards(const Board& board, Dice dice)
{
    if (dice.is_double()) return play(board, std::vector(4, dice.high())).boards;
    Played high_first = play(board, {dice.high(), dice.low()});
    Played low_first = play(board, {dice.low(), dice.high()});
    if (high_first.dice != low_first.dice)
        return std::max(high_first, low_first, [](const auto& a, const auto& b) { return a.dice < b.dice; })
            .boards;
    // If only one of the dice can be played, it must be the higher.
    if (high_first.dice == 2) high_first.boards.merge(low_first.boards);
    return high_first.boards;
}

}  // namespace gammonkit::fuzz
