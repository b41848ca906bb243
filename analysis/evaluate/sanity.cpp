#include "analysis/evaluate/sanity.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// True if a side may end the game with a checker on the bar or in the winner's home board.
bool may_be_left_behind(const Side& loser, const Board& board)
{
    return is_left_behind(loser) || !is_race(board);
}

void limit(float& win, float& gammon, float& backgammon, bool gammon_possible, bool backgammon_possible)
{
    win = std::clamp(win, 0.0F, 1.0F);
    gammon = gammon_possible ? std::clamp(gammon, 0.0F, win) : 0;
    backgammon = backgammon_possible ? std::clamp(backgammon, 0.0F, gammon) : 0;
}

}  // namespace

Chances made_possible(const Chances& chances, const Board& board)
{
    Chances c = chances;
    limit(c.win, c.win_gammon, c.win_backgammon, board.other[0] == 0, may_be_left_behind(board.other, board));
    float lose = 1 - c.win;
    limit(lose, c.lose_gammon, c.lose_backgammon, board.own[0] == 0, may_be_left_behind(board.own, board));
    return c;
}

}  // namespace gammonkit
