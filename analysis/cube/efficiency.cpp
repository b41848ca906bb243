#include "analysis/cube/efficiency.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

bool is_home(const Side& side)
{
    return std::all_of(side.begin() + 7, side.end(), [](auto checkers) { return checkers == 0; });
}

double efficiency(const Board& board)
{
    if (!is_race(board)) return 0.68;
    if (is_home(board.own) && is_home(board.other)) return 0.6;
    return std::clamp(0.55 + 0.00125 * pips(board.own), 0.6, 0.7);
}

}  // namespace

CubeEfficiency cube_efficiency(const Board& board)
{
    return CubeEfficiency::uniform(efficiency(board));
}

}  // namespace gammonkit
