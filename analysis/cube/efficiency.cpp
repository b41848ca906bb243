#include "analysis/cube/efficiency.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

double efficiency(const Board& board)
{
    if (!is_race(board)) return 0.68;
    if (both_are_home(board)) return 0.6;
    return std::clamp(0.55 + 0.00125 * pips(board.own), 0.6, 0.7);
}

}  // namespace

CubeEfficiency cube_efficiency(const Board& board)
{
    return CubeEfficiency::uniform(efficiency(board));
}

}  // namespace gammonkit
